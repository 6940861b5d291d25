import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const applicationPageMessages = defineMessages({
  fr: {
    loading: 'Ouverture du dossier…',
    back: 'Candidatures',
    backTo: (property: string) => `Candidatures : ${property}`,
    failed: 'Le dossier n’a pas pu s’afficher',
    retry: 'Réessayer',
    gone: 'Cette candidature n’est pas dans votre liste',
    goneText:
      'Le candidat a peut-être retiré son dossier, ou vous avez supprimé sa candidature. Si vous avez suivi un lien, vérifiez aussi qu’il est complet et que vous êtes connecté avec le bon compte.',
    dashboard: 'Voir mes biens',
  },
  en: {
    loading: 'Opening the file…',
    back: 'Applications',
    backTo: (property: string) => `Applications: ${property}`,
    failed: 'The file could not be shown',
    retry: 'Try again',
    gone: 'This application is not in your list',
    goneText:
      'The applicant may have withdrawn their file, or you may have deleted the application. If you followed a link, also check that it is complete and that you are signed in with the right account.',
    dashboard: 'See my properties',
  },
})
