import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const sharedFileMessages = defineMessages({
  fr: {
    loading: 'Ouverture du dossier…',
    failed: 'Le dossier n’a pas pu s’afficher',
    shownBy: (owner: string) => `${owner} vous montre ce dossier`,
    someOwner: 'Un propriétaire',
    until: (recipient: string, moment: string) =>
      `Ce lien, créé pour « ${recipient} », fonctionne jusqu’au ${moment}. Le candidat en a été informé.`,
    closed: 'Ce lien n’ouvre aucun dossier',
    closedText:
      'Vérifiez d’abord que le lien est complet. Un lien de consultation fonctionne 24 heures, sauf si le propriétaire ou le candidat y met fin avant.',
    closedHelp: 'Si vous devez encore lire ce dossier, demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  en: {
    loading: 'Opening the file…',
    failed: 'The file could not be shown',
    shownBy: (owner: string) => `${owner} is showing you this file`,
    someOwner: 'An owner',
    until: (recipient: string, moment: string) =>
      `This link, created for “${recipient}”, works until ${moment}. The applicant has been told.`,
    closed: 'This link does not open a file',
    closedText:
      'First check that the link is complete. A viewing link works for 24 hours, unless the owner or the applicant ends it sooner.',
    closedHelp: 'If you still need to read this file, ask the person who sent you the link for a new one.',
  },
})
