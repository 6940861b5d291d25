import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const dashboardMessages = defineMessages({
  fr: {
    greeting: (firstName: string) => `Bonjour ${firstName}`,
    help: 'Vos biens, et les candidatures qu’ils reçoivent.',
    emptyHelp: 'Votre espace est prêt.',
    outdated: 'La liste n’a pas pu être mise à jour : elle date de votre dernière visite sur cette page.',
    retry: 'Réessayer',
  },
  en: {
    greeting: (firstName: string) => `Hello ${firstName}`,
    help: 'Your properties, and the applications they receive.',
    emptyHelp: 'Your area is ready.',
    outdated: 'The list could not be updated: it is as it was when you last saw this page.',
    retry: 'Try again',
  },
})
