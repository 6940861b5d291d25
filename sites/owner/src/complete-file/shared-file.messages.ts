import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const sharedFileMessages = defineMessages({
  fr: {
    loading: 'Ouverture du dossier…',
    failed: 'Le dossier n’a pas pu s’afficher',
    shownBy: (owner: string) => `${owner} vous montre ce dossier`,
    someOwner: 'Un propriétaire',
    until: (recipient: string, moment: string) =>
      `Ce lien, créé pour « ${recipient} », s’ouvre jusqu’au ${moment}. Le candidat en a été informé.`,
    closed: 'Ce dossier n’est pas ou plus consultable',
    closedText:
      'Un lien de consultation s’ouvre pendant 24 heures, tant que le propriétaire ne l’a pas désactivé et que le candidat l’accepte. Vérifiez d’abord que le lien est complet.',
    closedHelp: 'Si vous devez encore lire ce dossier, demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  en: {
    loading: 'Opening the file…',
    failed: 'The file could not be shown',
    shownBy: (owner: string) => `${owner} is showing you this file`,
    someOwner: 'An owner',
    until: (recipient: string, moment: string) =>
      `This link, made for “${recipient}”, opens until ${moment}. The applicant was told.`,
    closed: 'This file is not available, or not any more',
    closedText:
      'A viewing link opens for 24 hours, as long as its owner has not revoked it and the applicant agrees. First check that the link is complete.',
    closedHelp: 'If you still need to read this file, ask the person who sent you the link for a new one.',
  },
})
