import type { PageDescriptions } from '@bailclair/site-kit/app/route.ts'

/** For search engines, which list these pages. Only the server knows them. */
export const descriptions: PageDescriptions = {
  Landing: {
    fr: 'Faites votre dossier de location une seule fois, faites-le vérifier, partagez-le avec les propriétaires de votre choix.',
    en: 'Make your rental file once, have it checked, share it with the landlords you choose.',
  },
  Register: {
    fr: 'Créez gratuitement votre compte locataire : votre dossier de location est prêt en quelques minutes.',
    en: 'Create your free tenant account: your rental file is ready within minutes.',
  },
}
