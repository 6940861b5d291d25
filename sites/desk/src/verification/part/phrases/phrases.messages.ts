import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const phrasesMessages = defineMessages({
  fr: {
    insert: 'Insérer une phrase',
    add: 'Garder cette phrase',
    added: 'Phrase gardée',
    manage: 'Modifier mes phrases',
    title: 'Mes phrases',
    help: 'Vous seul les voyez. N’y mettez aucun nom.',
    none: 'Aucune phrase gardée.',
    phrase: (place: number) => `Phrase ${place}`,
    which: (place: number) => ` la phrase ${place}`,
    save: 'Enregistrer',
    remove: 'Supprimer',
  },
  en: {
    insert: 'Insert a phrase',
    add: 'Keep this phrase',
    added: 'Phrase kept',
    manage: 'Edit my phrases',
    title: 'My phrases',
    help: 'Only you see them. Leave out all names.',
    none: 'No phrase kept.',
    phrase: (place: number) => `Phrase ${place}`,
    which: (place: number) => ` phrase ${place}`,
    save: 'Save',
    remove: 'Delete',
  },
})
