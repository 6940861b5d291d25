import { defineMessages } from '#platform/messages/messages.ts'

export const messageTexts = defineMessages({
  fr: {
    title: 'Messages',
    unread: (count: number) => (count === 1 ? '1 message non lu' : `${count} messages non lus`),
    help: {
      owner:
        'Écrivez au candidat sans donner votre adresse e-mail. Il est prévenu par e-mail, sans le contenu du message.',
      tenant:
        'Écrivez au propriétaire sans donner votre adresse e-mail. Il est prévenu par e-mail, sans le contenu du message.',
    },
    kept: 'Vos échanges sont gardés aussi longtemps que la candidature.',
    empty: 'Aucun message pour l’instant.',
    list: 'Messages échangés',
    earlier: (count: number) =>
      count === 1 ? 'Afficher 1 message plus ancien' : `Afficher ${count} messages plus anciens`,
    me: 'Vous',
    owner: 'Le propriétaire',
    applicant: 'Le candidat',
    coTenant: 'Une personne du dossier',
    sending: 'Envoi en cours…',
    failed: 'Non envoyé.',
    retry: 'Réessayer',
    discard: 'Supprimer',
    yours: 'Votre message',
    hint: 'Texte seul, 2 000 caractères au plus. N’envoyez ni pièce ni coordonnées bancaires.',
    send: 'Envoyer',
    loadFailed: 'Les messages n’ont pas pu être chargés.',
    closed: {
      NOT_CHOSEN: 'Cette candidature a reçu sa réponse : plus personne ne peut écrire ici.',
      ELSEWHERE: 'Cette personne gère son dossier dans un autre service.',
      FULL: 'Cette conversation a atteint 500 messages : il n’est plus possible d’en ajouter.',
      mine: 'Vous avez mis fin à cette conversation : plus personne ne peut écrire.',
      other: {
        owner: 'Le candidat a mis fin à cette conversation : plus personne ne peut écrire.',
        tenant: 'Le propriétaire a mis fin à cette conversation : plus personne ne peut écrire.',
      },
    },
    end: 'Mettre fin à la conversation',
    endTitle: 'Mettre fin à la conversation ?',
    endText: {
      owner:
        'Ni vous ni le candidat ne pourrez plus écrire. Les messages restent lisibles, et vous pourrez rouvrir la conversation.',
      tenant:
        'Ni vous ni le propriétaire ne pourrez plus écrire. Les messages restent lisibles, et vous pourrez rouvrir la conversation. Votre candidature continue.',
    },
    ended: 'La conversation est terminée.',
    reopen: 'Rouvrir la conversation',
    reopened: 'La conversation est rouverte.',
    report: 'Signaler',
    reportOf: (author: string, moment: string) => `Signaler le message de ${author}, ${moment}`,
    reported: 'Signalé',
    reportTitle: 'Signaler ce message',
    reportHelp:
      'L’équipe du service reçoit ce message et votre motif. L’autre personne n’est pas prévenue de votre signalement.',
    reason: 'Motif',
    reasons: {
      DISCRIMINATION: 'Discrimination',
      HARASSMENT: 'Insultes ou harcèlement',
      FRAUD: 'Arnaque ou demande d’argent',
      PERSONAL_DATA: 'Demande d’informations que la loi ne permet pas',
      OTHER: 'Autre raison',
    },
    words: 'Précisions',
    reportSend: 'Envoyer le signalement',
    reportSent: 'Merci. L’équipe a reçu votre signalement et vous répondra par e-mail si besoin.',
    leaving: {
      title: 'Quitter sans envoyer ?',
      text: 'Votre message n’est pas encore envoyé.',
      confirm: 'Quitter sans envoyer',
    },
  },
  en: {
    title: 'Messages',
    unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    help: {
      owner:
        'Write to the applicant without giving your email address. They are told by email, without the message itself.',
      tenant:
        'Write to the landlord without giving your email address. They are told by email, without the message itself.',
    },
    kept: 'Your messages are kept as long as the application.',
    empty: 'No messages yet.',
    list: 'Messages exchanged',
    earlier: (count: number) => (count === 1 ? 'Show 1 earlier message' : `Show ${count} earlier messages`),
    me: 'You',
    owner: 'The landlord',
    applicant: 'The applicant',
    coTenant: 'Someone in the file',
    sending: 'Sending…',
    failed: 'Not sent.',
    retry: 'Try again',
    discard: 'Delete',
    yours: 'Your message',
    hint: 'Text only, 2,000 characters at most. Send no documents and no bank details.',
    send: 'Send',
    loadFailed: 'The messages could not be loaded.',
    closed: {
      NOT_CHOSEN: 'This application has its answer: nobody can write here any more.',
      ELSEWHERE: 'This person keeps their file in another service.',
      FULL: 'This conversation has reached 500 messages: no more can be added.',
      mine: 'You ended this conversation: nobody can write any more.',
      other: {
        owner: 'The applicant ended this conversation: nobody can write any more.',
        tenant: 'The landlord ended this conversation: nobody can write any more.',
      },
    },
    end: 'End the conversation',
    endTitle: 'End the conversation?',
    endText: {
      owner:
        'Neither you nor the applicant will be able to write. The messages can still be read, and you can reopen the conversation.',
      tenant:
        'Neither you nor the landlord will be able to write. The messages can still be read, and you can reopen the conversation. Your application goes on.',
    },
    ended: 'The conversation has ended.',
    reopen: 'Reopen the conversation',
    reopened: 'The conversation is open again.',
    report: 'Report',
    reportOf: (author: string, moment: string) => `Report the message from ${author}, ${moment}`,
    reported: 'Reported',
    reportTitle: 'Report this message',
    reportHelp:
      'The team of the service receives this message and your reason. The other person is not told that you reported it.',
    reason: 'Reason',
    reasons: {
      DISCRIMINATION: 'Discrimination',
      HARASSMENT: 'Insults or harassment',
      FRAUD: 'Fraud or request for money',
      PERSONAL_DATA: 'Request for information that the law does not allow',
      OTHER: 'Another reason',
    },
    words: 'Details',
    reportSend: 'Send the report',
    reportSent: 'Thank you. The team has your report and will reply by email if needed.',
    leaving: {
      title: 'Leave without sending?',
      text: 'Your message has not been sent yet.',
      confirm: 'Leave without sending',
    },
  },
})
