import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const retentionMessages = defineMessages({
  fr: {
    caption: 'Durées de conservation',
    columns: { what: 'Données', period: 'Durée' },
    rows: {
      unconfirmed: {
        what: 'Compte jamais confirmé',
        period: (days: number) => `Supprimé ${days} jours après sa création.`,
      },
      owner: {
        what: 'Compte, et avec lui les biens et les liens de partage d’un propriétaire',
        period: (weeks: number, first: number, second: number) =>
          `Jusqu’à ce que vous les supprimiez. Sans connexion pendant ${weeks} semaines, le compte est supprimé avec tout
          ce qu’il contient ; deux e-mails vous préviennent, au bout de ${first} puis de ${second} semaines.`,
      },
      documents: {
        what: 'Pièces d’un dossier de location',
        period: (days: number, first: number, second: number) =>
          `Jusqu’à ce que le candidat les remplace ou les supprime. Sans connexion pendant ${days} jours, le dossier est
          archivé et ses pièces sont effacées ; deux e-mails préviennent le candidat, au bout de ${first} puis de ${second} jours.`,
      },
      answers: {
        what: 'Réponses d’un dossier de location',
        period: (months: number) =>
          `Jusqu’à ce que le candidat supprime son dossier ou son compte. Un dossier archivé n’est plus visible des
          propriétaires ; ses réponses sont gardées ${months} mois au cas où le candidat reviendrait, puis supprimées.`,
      },
      access: {
        what: 'Accès d’un propriétaire à un dossier',
        period: (months: number) =>
          `${months} mois après la candidature. Moins si le candidat ou le propriétaire y met fin, ou si le dossier n’est plus vérifié.`,
      },
      trace: {
        what: 'Trace d’une candidature terminée : nom, type de dossier, dates',
        period: (months: number) => `${months} mois après la fin de l’accès, sans revenus ni pièces ; puis effacée.`,
      },
      links: {
        what: 'Liens envoyés par e-mail',
        period: (days: number) =>
          `72 heures pour confirmer un compte, 24 heures pour changer d’adresse, 1 heure pour un mot de passe, ${days} jours
          pour rejoindre un dossier.`,
      },
      mails: {
        what: 'E-mails envoyés et demandes de contact',
        period: (undeliverable: number, sent: number) =>
          `Destinataire et contenu effacés dès l’envoi, ou au bout de ${undeliverable} jours si l’envoi est impossible ;
          date et type d’e-mail, ${sent} jours au plus. Dans la messagerie de l’assistance, le temps de traiter la demande.`,
      },
      audit: {
        what: 'Journal des événements, sous pseudonyme',
        period: (months: number) => `${months} mois, puis jusqu’à la fin du mois.`,
      },
      chat: {
        what: 'Conversations de la messagerie instantanée',
        period: (months: number) => `${months} mois après le dernier message.`,
      },
      analytics: {
        what: 'Mesure d’audience',
        period: (months: number) => `${months} mois après la visite.`,
      },
      counters: {
        what: 'Compteurs contre les abus',
        period: 'Une heure au plus.',
      },
    },
  },
  en: {
    caption: 'Retention periods',
    columns: { what: 'Data', period: 'Period' },
    rows: {
      unconfirmed: {
        what: 'Account never confirmed',
        period: (days: number) => `Deleted ${days} days after it was created.`,
      },
      owner: {
        what: 'Account, and with it the properties and share links of an owner',
        period: (weeks: number, first: number, second: number) =>
          `Until you delete them. After ${weeks} weeks without a sign-in the account is deleted with everything in it; two emails warn you, after ${first} and ${second} weeks.`,
      },
      documents: {
        what: 'Documents of a rental file',
        period: (days: number, first: number, second: number) =>
          `Until the applicant replaces or deletes them. After ${days} days without a sign-in the file is archived and its
          documents are erased; two emails warn the applicant, after ${first} and ${second} days.`,
      },
      answers: {
        what: 'Answers in a rental file',
        period: (months: number) =>
          `Until the applicant deletes the file or the account. Owners no longer see an archived file; its answers are kept for ${months} months in case the applicant comes back, then deleted.`,
      },
      access: {
        what: 'An owner’s access to a file',
        period: (months: number) =>
          `${months} month after the application. Less if the applicant or the owner ends it, or if the file is no longer verified.`,
      },
      trace: {
        what: 'Record of an ended application: name, type of file, dates',
        period: (months: number) =>
          `${months} months after the end of the access, without incomes or documents; then erased.`,
      },
      links: {
        what: 'Links sent by email',
        period: (days: number) =>
          `72 hours to confirm an account, 24 hours to change the address, 1 hour for a password, ${days} days to join a
          file.`,
      },
      mails: {
        what: 'Emails sent and contact requests',
        period: (undeliverable: number, sent: number) =>
          `Recipient and content erased once sent, or after ${undeliverable} days when it cannot be sent; date and kind of
          email, ${sent} days at most. In the mailbox of the support team, for as long as the request takes.`,
      },
      audit: {
        what: 'Event log, under pseudonyms',
        period: (months: number) => `${months} months, then to the end of the month.`,
      },
      chat: {
        what: 'Live chat conversations',
        period: (months: number) => `${months} months after the last message.`,
      },
      analytics: {
        what: 'Audience analytics',
        period: (months: number) => `${months} months after the visit.`,
      },
      counters: {
        what: 'Abuse counters',
        period: 'One hour at most.',
      },
    },
  },
})
