import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const lawStatementMessages = defineMessages({
  fr: {
    sources: 'Sources',
    from: (day: string) => `À partir du ${fr.date(day)}.`,
    since: (day: string) => `Depuis le ${fr.date(day)}.`,
    fromTo: (from: string, to: string) => `Du ${fr.date(from)} au ${fr.date(to)}.`,
    perhapsTo: (from: string, to: string) => `Du ${fr.date(from)} au ${fr.date(to)}, sauf prolongation.`,
    uncertain: (lastDay: string) =>
      `Elle devait prendre fin le ${fr.date(lastDay)}. Elle a peut-être été prolongée : vérifiez à la source.`,
    unsure: 'Vérifiez à la source.',
    ended: 'Cette règle ne s’applique plus.',
  },
  en: {
    sources: 'Sources',
    from: (day: string) => `From ${en.date(day)}.`,
    since: (day: string) => `Since ${en.date(day)}.`,
    fromTo: (from: string, to: string) => `From ${en.date(from)} to ${en.date(to)}.`,
    perhapsTo: (from: string, to: string) => `From ${en.date(from)} to ${en.date(to)}, unless prolonged.`,
    uncertain: (lastDay: string) =>
      `It was due to end on ${en.date(lastDay)}. It may have been prolonged: check at the source.`,
    unsure: 'Check at the source.',
    ended: 'This rule no longer applies.',
  },
})
