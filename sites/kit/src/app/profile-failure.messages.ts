import { defineMessages } from '#platform/messages/messages.ts'

export const profileFailureMessages = defineMessages({
  fr: { title: 'Votre espace n’a pas pu s’ouvrir', retry: 'Réessayer' },
  en: { title: 'Your account could not be opened', retry: 'Try again' },
})
