import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const severalAnswersMessages = defineMessages({
  fr: {
    intro: (count: number) =>
      `Vous répondez à ${fr.number(count)} ${fr.plural(count, 'candidature', 'candidatures')}, avec la même raison.`,
    told: (count: number) =>
      `${fr.number(count)} ${fr.plural(count, 'candidature recevra', 'candidatures recevront')} votre réponse dans 24 heures.`,
    undo: 'D’ici là, vous pouvez tout annuler : personne n’aura rien reçu.',
    leftOut: (count: number) =>
      `${fr.number(count)} ${fr.plural(count, 'candidature sélectionnée n’attend', 'candidatures sélectionnées n’attendent')} plus de réponse.`,
    gone: 'Ces candidatures n’attendent plus de réponse',
    goneText: 'Elles ont été retirées, ou elles ont déjà une réponse.',
  },
  en: {
    intro: (count: number) =>
      `You answer ${en.number(count)} ${en.plural(count, 'application', 'applications')}, with the same reason.`,
    told: (count: number) =>
      `${en.number(count)} ${en.plural(count, 'application gets', 'applications get')} your answer in 24 hours.`,
    undo: 'Until then you can undo everything: nobody will have been told.',
    leftOut: (count: number) =>
      `${en.number(count)} selected ${en.plural(count, 'application no longer waits', 'applications no longer wait')} for an answer.`,
    gone: 'These applications no longer wait for an answer',
    goneText: 'They were withdrawn, or have an answer already.',
  },
})
