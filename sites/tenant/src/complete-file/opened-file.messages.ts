import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const openedFileMessages = defineMessages({
  fr: {
    loading: 'Ouverture du dossier…',
    failed: 'Le dossier n’a pas pu s’afficher',
    closed: 'Ce dossier n’est pas ou plus consultable',
    closedText:
      'Un dossier s’ouvre tant que le candidat l’accepte, qu’il est vérifié et que la période d’accès n’est pas terminée. Vérifiez d’abord que le lien est complet.',
    closedHelp:
      'Seul le candidat peut rouvrir l’accès : l’état de sa candidature se lit dans votre espace propriétaire, sur la page du bien.',
  },
  en: {
    loading: 'Opening the file…',
    failed: 'The file could not be shown',
    closed: 'This file is not available, or not any more',
    closedText:
      'A file opens as long as the applicant agrees, the file is verified and the access period is not over. First check that the link is complete.',
    closedHelp:
      'Only the applicant can reopen the access: the state of the application is shown in your owner area, on the page of the property.',
  },
})
