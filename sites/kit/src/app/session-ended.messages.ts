import { defineMessages } from '#platform/messages/messages.ts'

export const sessionEndedMessages = defineMessages({
  fr: {
    title: 'Votre session est terminée',
    help: 'Par sécurité, la page est masquée. Ce que vous avez saisi est gardé : vous le retrouverez après la connexion.',
    signIn: 'Se reconnecter',
    home: 'Revenir à l’accueil',
  },
  en: {
    title: 'Your session has ended',
    help: 'For your security, the page is hidden. What you have typed is kept: you will find it again after signing in.',
    signIn: 'Sign in again',
    home: 'Back to the homepage',
  },
})
