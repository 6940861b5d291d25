import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const phrasesMessages = defineMessages({
  fr: {
    insert: 'Insérer une phrase',
    add: 'Enregistrer cette phrase',
    added: 'Phrase enregistrée',
    manage: 'Modifier mes phrases',
    title: 'Mes phrases',
    help: 'Vous seul les voyez. N’y mettez aucun nom.',
    none: 'Aucune phrase enregistrée.',
    phrase: (place: number) => `Phrase ${place}`,
    which: (place: number) => ` la phrase ${place}`,
    save: 'Enregistrer',
    remove: 'Supprimer',
  },
  en: {
    insert: 'Insert a phrase',
    add: 'Save this phrase',
    added: 'Phrase saved',
    manage: 'Edit my phrases',
    title: 'My phrases',
    help: 'Only you can see them. Do not put names in them.',
    none: 'No saved phrases.',
    phrase: (place: number) => `Phrase ${place}`,
    which: (place: number) => ` phrase ${place}`,
    save: 'Save',
    remove: 'Delete',
  },
})
