import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const tenantNameMessages = defineMessages({
  fr: { me: 'Vous', initiator: 'La personne à l’origine du dossier', nameless: 'Une personne invitée' },
  en: { me: 'You', initiator: 'The person who began the file', nameless: 'An invited person' },
})
