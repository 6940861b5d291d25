import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const accountLogMessages = defineMessages({
  fr: {
    help: 'Vos connexions, ce que vous avez fait et ce qui a été fait pour vos biens, pendant douze mois.',
    back: 'Mes données personnelles',
  },
  en: {
    help: 'Your sign-ins and everything done with your properties, over the last twelve months.',
    back: 'My personal data',
  },
})
