import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const wrongRoleMessages = defineMessages({
  fr: {
    title: 'Votre compte n’a pas accès à ce poste',
    help: 'Seules les personnes qui vérifient des dossiers y ont accès. Si c’est votre travail, demandez à votre responsable d’ajouter ce droit à votre compte, puis reconnectez-vous.',
    signOut: 'Se déconnecter',
  },
  en: {
    title: 'Your account has no access to this desk',
    help: 'Only people who verify files have access. If that is your job, ask your manager to add this right to your account, then sign in again.',
    signOut: 'Sign out',
  },
})
