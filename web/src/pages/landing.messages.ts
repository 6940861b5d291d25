import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const landingMessages = defineMessages({
  fr: {
    title: 'Louez en toute clarté',
    promise: (siteName: string) =>
      `${siteName} vous présente des dossiers de location complets et déjà vérifiés. Vous partagez un lien, les candidats répondent, vous choisissez l’esprit tranquille.`,
    how: 'Comment ça marche',
    verified: {
      title: 'Des dossiers vérifiés',
      text: 'Une équipe contrôle chaque dossier en moins de 48 heures.',
    },
    simple: {
      title: 'Un lien par bien',
      text: 'Partagez-le dans votre annonce : les candidatures arrivent au même endroit.',
    },
    free: {
      title: 'Gratuit',
      text: 'Un service public, pour vous comme pour les candidats.',
    },
    languages: 'Le service parle français et anglais.',
  },
  en: {
    title: 'Renting made clear',
    promise: (siteName: string) =>
      `${siteName} brings you rental files that are complete and already verified. You share a link, applicants answer, you choose with peace of mind.`,
    how: 'How it works',
    verified: {
      title: 'Verified files',
      text: 'A team checks every file within 48 hours.',
    },
    simple: {
      title: 'One link per property',
      text: 'Share it in your advertisement: applications arrive in one place.',
    },
    free: {
      title: 'Free',
      text: 'A public service, for you and for applicants.',
    },
    languages: 'The service speaks French and English.',
  },
})
