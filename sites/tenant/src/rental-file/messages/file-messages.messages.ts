import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { declineReasonsInEnglish, declineReasonsInFrench } from '@bailclair/texts/decline-reason-texts.ts'

const { fr, en } = formats

export const fileMessagesMessages = defineMessages({
  fr: {
    notRefused: 'Ce n’est pas un refus',
    notRefusedText: (hours: number) =>
      `Remplacez ce qui suit : votre dossier repart alors de lui-même, et notre équipe vous répond en ${fr.number(hours)} heures.`,
    toCorrect: 'À corriger',
    given: (fileName: string, day: string) => `${fileName}, ajouté le ${day}`,
    reasons: declineReasonsInFrench,
    fromTeam: 'Notre équipe précise :',
    replace: 'Remplacer ce document',
    replaceWhat: (name: string) => ` : ${name}`,

    empty: {
      IN_REVIEW: {
        title: 'Aucun message pour le moment',
        text: 'Notre équipe vérifie votre dossier. Si un document est à corriger, elle vous le dira ici et par e-mail.',
      },
      NOTHING: {
        title: 'Aucun message',
        text: 'Quand un document est à corriger, notre équipe vous dit ici lequel, pourquoi, et comment faire.',
      },
    },
    status: 'Voir où en est mon dossier',
  },
  en: {
    notRefused: 'This is not a refusal',
    notRefusedText: (hours: number) =>
      `Replace what follows: your file then goes back by itself, and our team answers within ${en.number(hours)} hours.`,
    toCorrect: 'To correct',
    given: (fileName: string, day: string) => `${fileName}, added on ${day}`,
    reasons: declineReasonsInEnglish,
    fromTeam: 'Our team adds:',
    replace: 'Replace this document',
    replaceWhat: (name: string) => `: ${name}`,

    empty: {
      IN_REVIEW: {
        title: 'No message for the moment',
        text: 'Our team is verifying your file. If a document needs correcting, we will tell you here and by email.',
      },
      NOTHING: {
        title: 'No message',
        text: 'When a document needs correcting, our team tells you here which one, why, and what to do.',
      },
    },
    status: 'See where my file stands',
  },
})
