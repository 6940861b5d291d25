import type { GradeSource } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

type Ban = { grade: string; since: string; source: GradeSource }

/** What is banned, and what is not: docs/law.md. */
export const lettingBanMessages = defineMessages({
  fr: {
    title: 'Ce logement ne peut pas être loué comme résidence principale',
    text: ({ grade, since, source }: Ban) =>
      `Il est classé ${grade}${source === 'declared' ? ', d’après la lettre que vous avez recopiée' : ''}. Depuis le ${fr.date(since)}, la loi interdit d’y signer un nouveau bail d’habitation, vide ou meublé.`,
    others:
      'Un locataire déjà en place peut rester : la classe n’est pas un motif de congé. La location saisonnière suit d’autres règles.',
    rules: 'Lire les règles officielles',
  },
  en: {
    title: 'This home may not be let as a main residence',
    text: ({ grade, since, source }: Ban) =>
      `It is graded ${grade}${source === 'declared' ? ', according to the letter you copied' : ''}. Since ${en.date(since)} the law has banned new residential leases for it, furnished or not.`,
    others:
      'A tenant who already lives there may stay: the grade is no ground for notice. Seasonal letting follows other rules.',
    rules: 'Read the official rules',
  },
})
