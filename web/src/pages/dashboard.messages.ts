import { defineMessages } from '#platform/messages/messages.ts'

export const dashboardMessages = defineMessages({
  fr: {
    greeting: (firstName: string) => `Bonjour ${firstName}`,
    help: 'Bienvenue dans votre espace propriétaire.',
    empty: {
      title: 'Votre espace est prêt',
      text: 'Vos biens et les candidatures qu’ils reçoivent s’afficheront ici.',
    },
    account: 'Voir mes données personnelles',
  },
  en: {
    greeting: (firstName: string) => `Hello ${firstName}`,
    help: 'Welcome to your owner area.',
    empty: {
      title: 'Your area is ready',
      text: 'Your properties and the applications they receive will appear here.',
    },
    account: 'See my personal data',
  },
})
