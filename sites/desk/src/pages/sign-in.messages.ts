import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const signInMessages = defineMessages({
  fr: {
    title: 'Vérification des dossiers',
    help: 'Cette page est réservée à l’équipe qui vérifie les dossiers. Un responsable crée les comptes et remplace les mots de passe oubliés.',
    signIn: 'Se connecter',
  },
  en: {
    title: 'Verification desk',
    help: 'This page is for the team that verifies files. A manager creates the accounts and replaces forgotten passwords.',
    signIn: 'Sign in',
  },
})
