import { defineMessages } from '#platform/messages/messages.ts'

export const pageFailureMessages = defineMessages({
  fr: {
    title: 'Une erreur est survenue',
    broken: 'Cette page a rencontré un problème. Rien de ce que vous aviez enregistré n’est perdu.',
    missing: 'La page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
    home: 'Revenir à l’accueil',
  },
  en: {
    title: 'An error occurred',
    broken: 'This page ran into a problem. Nothing you had saved is lost.',
    missing: 'The page could not be loaded. Check your connection, then try again.',
    retry: 'Try again',
    home: 'Back to the homepage',
  },
})
