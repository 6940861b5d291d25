import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const openedScreenMessages = defineMessages({
  fr: { retry: 'Réessayer' },
  en: { retry: 'Try again' },
})
