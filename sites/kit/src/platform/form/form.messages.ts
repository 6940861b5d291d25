import { defineMessages } from '#platform/messages/messages.ts'

export const formMessages = defineMessages({
  fr: { named: (label: string, message: string) => `${label} : ${message}` },
  en: { named: (label: string, message: string) => `${label}: ${message}` },
})
