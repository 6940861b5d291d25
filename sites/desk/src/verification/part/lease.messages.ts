import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const leaseMessages = defineMessages({
  fr: {
    ending: 'Ce dossier va revenir dans la file',
    endingText: (time: string) =>
      `Le service ne répond plus depuis un moment. Sans réponse d’ici ${time}, quelqu’un d’autre pourra prendre ce dossier. Vos notes sont gardées dans cet onglet.`,
    retry: 'Réessayer',
    lost: 'Vous n’avez plus ce dossier',
    lostText: 'Il est revenu dans la file, ou un collègue l’a pris. Vos notes restent avec lui.',
    takeAgain: 'Le reprendre',
    queue: 'Revenir à la file d’attente',
    changed: 'Le locataire a modifié son dossier',
    changedText:
      'Regardez la nouvelle version avant de conclure. Vos décisions sur les documents qui n’ont pas changé sont gardées.',
    show: 'Voir la nouvelle version',
    handedOver: 'Le dossier attend un second avis. Un collègue lira votre question.',
    released: 'Le dossier est revenu dans la file, à sa place.',

    notYours: 'Vous n’avez pas pris ce dossier',
    notYoursText: 'Prenez-le pour le vérifier ; personne d’autre n’y travaillera en même temps.',
    take: 'Prendre ce dossier',
    notWaiting: 'Ce dossier n’attend plus',
    notWaitingText: 'Il a été vérifié, ou le locataire l’a repris pour le modifier.',
    failed: 'Le dossier n’a pas pu être ouvert',
  },
  en: {
    ending: 'This file is about to return to the queue',
    endingText: (time: string) =>
      `The service has not answered for a while. Unless it does by ${time}, someone else may take this file. Your notes are kept in this tab.`,
    retry: 'Try again',
    lost: 'You no longer have this file',
    lostText: 'It returned to the queue, or a colleague took it. Your notes stay with it.',
    takeAgain: 'Take it again',
    queue: 'Back to the queue',
    changed: 'The tenant changed their file',
    changedText:
      'Look at the new version before you conclude. Your decisions on documents that did not change are kept.',
    show: 'Show the new version',
    handedOver: 'The file is waiting for a second opinion. A colleague will read your question.',
    released: 'The file is back in its place in the queue.',

    notYours: 'You have not taken this file',
    notYoursText: 'Take it to verify it; nobody else will work on it at the same time.',
    take: 'Take this file',
    notWaiting: 'This file is no longer waiting',
    notWaitingText: 'It has been verified, or the tenant took it back to change it.',
    failed: 'The file could not be opened',
  },
})
