import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const homeMessages = defineMessages({
  fr: {
    empty: {
      title: (minutes: number) => `Un dossier en ${minutes} minutes`,
      text: 'Répondez à quelques questions, ajoutez vos justificatifs : chaque étape est enregistrée, et vous pouvez vous arrêter quand vous voulez.',
      begin: 'Commencer mon dossier',
    },
    ready: 'Préparez si possible :',
    toHave: {
      identity: 'une pièce d’identité',
      address: 'un justificatif de domicile',
      income: 'vos trois derniers bulletins de salaire, ou un document qui montre vos revenus',
    },
    recap: 'Votre dossier en résumé',
  },
  en: {
    empty: {
      title: (minutes: number) => `A file in ${minutes} minutes`,
      text: 'Answer a few questions, add your documents: every step is saved, and you can stop whenever you like.',
      begin: 'Start my file',
    },
    ready: 'Have these ready if you can:',
    toHave: {
      identity: 'an identity document',
      address: 'a proof of address',
      income: 'your last three payslips, or a document that shows your income',
    },
    recap: 'Your file at a glance',
  },
})
