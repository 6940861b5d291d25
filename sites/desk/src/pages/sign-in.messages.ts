import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const signInMessages = defineMessages({
  fr: {
    title: 'Vérification des dossiers',
    help: 'Cette page est réservée à l’équipe qui vérifie les dossiers. Les comptes sont créés par un responsable, qui peut aussi renouveler un mot de passe oublié.',
    signIn: 'Se connecter',
  },
  en: {
    title: 'Verification desk',
    help: 'This page is for the team that verifies files. Accounts are created by a manager, who can also renew a forgotten password.',
    signIn: 'Sign in',
  },
})
