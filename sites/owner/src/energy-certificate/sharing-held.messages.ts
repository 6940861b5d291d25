import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const sharingHeldMessages = defineMessages({
  fr: {
    title: 'Le lien de partage attend votre décision',
    text: 'Avant de l’envoyer à des candidats, lisez ce que la loi dit de ce logement.',
    action: 'Partager le lien',
  },
  en: {
    title: 'The share link awaits your decision',
    text: 'Before you send it to applicants, read what the law says about this home.',
    action: 'Share the link',
  },
})
