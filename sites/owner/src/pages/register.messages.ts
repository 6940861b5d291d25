import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const registerMessages = defineMessages({
  fr: {
    title: 'Créer mon compte',
    help: 'Pour les propriétaires : une adresse e-mail et un mot de passe suffisent.',
    promises: {
      title: 'Avec votre compte',
      verified: (hours: number) => `Des dossiers complets, vérifiés par notre équipe en ${hours}\u202Fheures`,
      link: 'Un lien par bien, à partager dans votre annonce',
      together: 'Toutes vos candidatures au même endroit',
      free: 'Gratuit pour vous comme pour les candidats',
    },
  },
  en: {
    title: 'Create my account',
    help: 'For owners: an email address and a password are all you need.',
    promises: {
      title: 'With your account',
      verified: (hours: number) => `Complete files, checked by our team within ${hours} hours`,
      link: 'One link per property, to share in your advertisement',
      together: 'All your applications in one place',
      free: 'Free for you and for applicants',
    },
  },
})
