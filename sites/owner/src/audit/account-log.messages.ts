import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const accountLogMessages = defineMessages({
  fr: {
    help: 'Vos connexions, ce que vous avez fait et ce qui a été fait pour vos biens, pendant douze mois.',
    back: 'Mes données personnelles',
  },
  en: {
    help: 'Your sign-ins, what you did and what was done about your properties, for twelve months.',
    back: 'My personal data',
  },
})
