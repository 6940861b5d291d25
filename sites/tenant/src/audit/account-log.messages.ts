import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const accountLogMessages = defineMessages({
  fr: {
    help: 'Vos connexions, ce que vous avez fait et qui a consulté votre dossier, sur les douze derniers mois.',
    back: 'Mon compte',
  },
  en: {
    help: 'Your sign-ins, what you did and who opened your file, over the last twelve months.',
    back: 'My account',
  },
})
