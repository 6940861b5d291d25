import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Apart from the others, which load when it is opened. */
export const journalTitle = defineMessages({
  fr: { title: 'Journal du choix' },
  en: { title: 'Journal of the choice' },
})
