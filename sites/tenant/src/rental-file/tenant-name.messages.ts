import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const tenantNameMessages = defineMessages({
  fr: { me: 'Vous', initiator: 'La personne qui a créé le dossier', nameless: 'Une personne invitée' },
  en: { me: 'You', initiator: 'The person who created the file', nameless: 'An invited person' },
})
