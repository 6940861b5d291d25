import { limitsOf, tenantNotice } from '@bailclair/domain/law/letting-limits.rules.ts'
import { addDays, addMonths } from '@bailclair/domain/value/calendar-date.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import { type Clauses, inItsParts, text } from './clause.ts'
import type { LeaseFacts } from './lease-facts.ts'
import { monthsInWords, ofMonths } from './months-in-words.ts'

const { date } = completeFileTexts.fr

type Parts = 'duration' | 'startsOn' | 'length' | 'shorterLength'

/** Section III: from when and for how long, by the limits of the kind of letting. */
export const clausesOfDuration: Pick<Clauses, Parts> = {
  duration: inItsParts,
  startsOn: ({ startsOn }, blank) => [
    text(`Le contrat prend effet le ${startsOn ? date(startsOn) : blank('startsOn')}.`),
  ],
  length: (facts) => (facts.home.furniture === 'FURNISHED' ? lengthFurnished(facts) : lengthUnfurnished(facts)),
  shorterLength: (_, blank) => [
    text(
      'Un bailleur qui est une personne physique peut convenir d’une durée plus courte, d’un an au moins, si un événement précis l’oblige à reprendre le logement pour des raisons professionnelles ou familiales.',
    ),
    text(blank('shorterLength')),
  ],
}

function lengthUnfurnished(facts: LeaseFacts) {
  const { duration, durationOfCompany = 0 } = limitsOf('UNFURNISHED')
  const months = duration?.least ?? 0
  return [
    text(
      `La durée est ${ofMonths(months)} si le bailleur est une personne physique ou une société civile immobilière familiale, ${ofMonths(durationOfCompany)} s’il est une autre personne morale.`,
    ),
    ...endOf(facts, months),
    text(`Sans congé, le contrat est reconduit aux mêmes conditions. ${noticeOf(facts)}`),
  ]
}

function lengthFurnished(facts: LeaseFacts) {
  const months = limitsOf('FURNISHED').duration?.least ?? 0
  const ofStudent = limitsOf('STUDENT').duration?.least ?? 0
  return [
    text(
      `La durée est ${ofMonths(months)}, ou ${ofMonths(ofStudent)} sans reconduction si le locataire est étudiant et que les parties le choisissent.`,
    ),
    ...endOf(facts, months),
    text(`Sans congé, le contrat ${ofMonths(months)} est reconduit pour ${monthsInWords(months)}. ${noticeOf(facts)}`),
  ]
}

const endOf = ({ startsOn }: LeaseFacts, months: number) =>
  startsOn
    ? [text(`Une durée ${ofMonths(months)} se termine le ${date(addDays(addMonths(startsOn, months), -1))}.`)]
    : []

function noticeOf({ home: { furniture }, place }: LeaseFacts): string {
  const landlord = limitsOf(furniture).notice?.landlord ?? 0
  return `Le locataire peut donner congé à tout moment, avec un préavis ${noticeOfTenant(furniture, place)} Le bailleur donne congé ${monthsInWords(landlord)} avant le terme, pour vendre, pour habiter ou pour un motif légitime et sérieux.`
}

/** In a tense zone the tenant has to name it in the letter (law of 6 July 1989, article 15). */
function noticeOfTenant(furniture: LeaseFacts['home']['furniture'], place: LeaseFacts['place']): string {
  const isTense = place.kind === 'FOUND' && place.tenseZone === 'LISTED'
  const [usual, reduced] = [tenantNotice(furniture, 'NOT_LISTED') ?? 0, tenantNotice(furniture, 'LISTED') ?? 0]
  if (usual === reduced) return `${ofMonths(usual)}.`
  return isTense
    ? `${ofMonths(reduced)}\u202f: le logement est en zone tendue, et la lettre de congé l’indique.`
    : `${ofMonths(usual)}, ou ${ofMonths(reduced)} dans les cas que la loi prévoit.`
}
