import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const secretLinkViewMessages = defineMessages({
  fr: { retry: 'Réessayer' },
  en: { retry: 'Try again' },
})
