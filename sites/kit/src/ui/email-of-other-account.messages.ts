import { defineMessages } from '#platform/messages/messages.ts'

export const emailOfOtherAccountMessages = defineMessages({
  fr: {
    text: 'Cette adresse est à vous ? Déconnectez-vous, puis connectez-vous avec elle. La page de connexion permet aussi de choisir un nouveau mot de passe.',
    signOut: 'Se déconnecter',
  },
  en: {
    text: 'Is this address yours? Sign out, then sign in with it. The sign-in page also lets you choose a new password.',
    signOut: 'Sign out',
  },
})
