import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const selectionDecisionsMessages = defineMessages({
  fr: {
    compare: 'Comparer',
    compareShortlist: (count: number) => `Comparer les ${fr.number(count)} candidatures présélectionnées`,
    answer: 'Répondre que non',
  },
  en: {
    compare: 'Compare',
    compareShortlist: (count: number) => `Compare the ${en.number(count)} shortlisted applications`,
    answer: 'Say no',
  },
})
