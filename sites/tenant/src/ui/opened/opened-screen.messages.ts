import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const openedScreenMessages = defineMessages({
  fr: { retry: 'Réessayer' },
  en: { retry: 'Try again' },
})
