import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const messagesPageMessages = defineMessages({
  fr: { title: 'Mes messages', help: 'Ce que notre équipe vous demande de changer, document par document.' },
  en: { title: 'My messages', help: 'What our team asks you to change, document by document.' },
})
