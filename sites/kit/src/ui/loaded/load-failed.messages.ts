import { defineMessages } from '#platform/messages/messages.ts'

export const loadFailedMessages = defineMessages({
  fr: { retry: 'Réessayer' },
  en: { retry: 'Try again' },
})
