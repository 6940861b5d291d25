import { defineMessages } from '#platform/messages/messages.ts'

export const signInUnavailableMessages = defineMessages({
  fr: {
    title: 'La connexion est momentanément indisponible',
    help: 'Le service de connexion ne répond pas. Vos données ne sont pas touchées ; réessayez dans quelques instants.',
    retry: 'Réessayer',
    home: 'Revenir à l’accueil',
  },
  en: {
    title: 'Sign-in is unavailable for the moment',
    help: 'The sign-in service is not answering. Your data is safe; try again in a moment.',
    retry: 'Try again',
    home: 'Back to the homepage',
  },
})
