import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const accountLogMessages = defineMessages({
  fr: {
    help: 'Vos connexions et tout ce qui a été fait sur vos biens, ces douze derniers mois.',
    back: 'Mes données personnelles',
  },
  en: {
    help: 'Your sign-ins and everything done on your properties, over the last twelve months.',
    back: 'My personal data',
  },
})
