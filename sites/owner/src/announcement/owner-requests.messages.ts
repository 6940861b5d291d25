import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const ownerRequestsMessages = defineMessages({
  fr: {
    survey: {
      title: 'Enquête de satisfaction',
      text: (siteName: string) => `Aidez-nous à améliorer ${siteName} : votre avis de propriétaire compte.`,
      action: 'Répondre à l’enquête',
      close: 'Fermer l’enquête',
    },
    taxService: {
      title: 'Vos biens auprès des impôts',
      text: 'Le service en ligne de l’administration fiscale vous permet de consulter vos biens et de déclarer qui les occupe.',
      action: 'Ouvrir le service des impôts',
    },
    feedback: {
      title: (siteName: string) => `Votre avis sur ${siteName}`,
      text: 'Dites-nous ce qui vous aide et ce qui vous manque.',
      action: 'Donner mon avis',
    },
  },
  en: {
    survey: {
      title: 'Satisfaction survey',
      text: (siteName: string) => `Help us improve ${siteName}: as a landlord, your opinion matters.`,
      action: 'Answer the survey',
      close: 'Close the survey',
    },
    taxService: {
      title: 'Your properties with the tax authority',
      text: 'The online service of the tax authority lets you see your properties and declare who lives in them.',
      action: 'Open the tax service',
    },
    feedback: {
      title: (siteName: string) => `Your feedback on ${siteName}`,
      text: 'Tell us what helps you and what is missing.',
      action: 'Give my feedback',
    },
  },
})
