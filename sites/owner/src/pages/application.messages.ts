import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const applicationPageMessages = defineMessages({
  fr: {
    loading: 'Ouverture du dossier…',
    back: 'Candidatures',
    backTo: (property: string) => `Candidatures : ${property}`,
    failed: 'Le dossier n’a pas pu s’afficher',
    retry: 'Réessayer',
    gone: 'Cette candidature n’est pas ou plus dans votre liste',
    goneText:
      'Le candidat a pu retirer son dossier, ou vous-même supprimer la candidature. Si vous avez suivi un lien, vérifiez aussi qu’il est complet et que vous êtes connecté avec le bon compte.',
    dashboard: 'Voir mes biens',
  },
  en: {
    loading: 'Opening the file…',
    back: 'Applications',
    backTo: (property: string) => `Applications: ${property}`,
    failed: 'The file could not be shown',
    retry: 'Try again',
    gone: 'This application is not, or no longer, in your list',
    goneText:
      'The applicant may have withdrawn their file, or you may have deleted the application. If you followed a link, also check that it is complete and that you are signed in with the right account.',
    dashboard: 'See my properties',
  },
})
