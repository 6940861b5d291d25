import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const tenantNameMessages = defineMessages({
  fr: { me: 'Vous', nameless: 'Une personne invitée' },
  en: { me: 'You', nameless: 'An invited person' },
})
