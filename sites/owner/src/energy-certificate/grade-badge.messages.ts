import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const gradeBadgeMessages = defineMessages({
  fr: { estimate: 'Estimation', range: 'A–D' },
  en: { estimate: 'Estimate', range: 'A–D' },
})
