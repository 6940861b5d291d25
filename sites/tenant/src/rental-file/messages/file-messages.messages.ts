import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { declineReasonsInEnglish, declineReasonsInFrench } from '@bailclair/texts/decline-reason-texts.ts'

const { fr, en } = formats

export const fileMessagesMessages = defineMessages({
  fr: {
    title: (toCorrect: number) => (toCorrect === 0 ? 'Messages' : `Messages (${fr.number(toCorrect)})`),
    toCorrect: 'À corriger',
    given: (fileName: string, day: string) => `${fileName}, ajouté le ${day}`,
    reasons: declineReasonsInFrench,
    fromTeam: 'Notre équipe précise :',
    replace: 'Remplacer ce document',
    replaceWhat: (name: string) => ` : ${name}`,

    empty: {
      IN_REVIEW:
        'Aucun message pour le moment. Si un document est à corriger, notre équipe vous le dira ici et par e-mail.',
      NOTHING:
        'Aucun message. Quand un document est à corriger, notre équipe vous dit ici lequel, pourquoi, et comment faire.',
    },
  },
  en: {
    title: (toCorrect: number) => (toCorrect === 0 ? 'Messages' : `Messages (${en.number(toCorrect)})`),
    toCorrect: 'To correct',
    given: (fileName: string, day: string) => `${fileName}, added on ${day}`,
    reasons: declineReasonsInEnglish,
    fromTeam: 'Our team adds:',
    replace: 'Replace this document',
    replaceWhat: (name: string) => `: ${name}`,

    empty: {
      IN_REVIEW: 'No message for the moment. If a document needs correcting, we will tell you here and by email.',
      NOTHING: 'No message. When a document needs correcting, our team tells you here which one, why, and what to do.',
    },
  },
})
