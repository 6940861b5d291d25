import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const registerMessages = defineMessages({
  fr: {
    title: 'Créer mon compte',
    help: 'Pour les locataires : une adresse e-mail et un mot de passe suffisent.',
    fromProperty: 'Vous candidatez à un logement',
    fromPropertyHelp: 'Une fois votre compte créé, vous y reviendrez pour finir votre candidature.',
    promises: {
      title: 'Avec votre compte',
      quick: (minutes: number) => `Un dossier complet en ${minutes}\u202Fminutes`,
      verified: (hours: number) => `Vérifié par notre équipe en ${hours}\u202Fheures`,
      control: 'Partagé avec qui vous voulez, retiré quand vous voulez',
      free: 'Un service gratuit',
    },
  },
  en: {
    title: 'Create my account',
    help: 'For tenants: an email address and a password are all you need.',
    fromProperty: 'You are applying for a property',
    fromPropertyHelp: 'Once your account is created, you will come back to it to finish your application.',
    promises: {
      title: 'With your account',
      quick: (minutes: number) => `A complete file in ${minutes} minutes`,
      verified: (hours: number) => `Checked by our team within ${hours} hours`,
      control: 'Shared with whoever you choose, withdrawn whenever you like',
      free: 'A free service',
    },
  },
})
