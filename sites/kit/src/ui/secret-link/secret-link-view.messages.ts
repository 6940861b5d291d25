import { defineMessages } from '#platform/messages/messages.ts'

export const secretLinkViewMessages = defineMessages({
  fr: { retry: 'Réessayer' },
  en: { retry: 'Try again' },
})
