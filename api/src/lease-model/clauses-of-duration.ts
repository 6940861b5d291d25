import { type LeaseDuration, limitsOn, tenantNotice } from '@bailclair/domain/law/letting-limits.rules.ts'
import { addDays, addMonths } from '@bailclair/domain/value/calendar-date.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import type { Block } from '#platform/paper/text-document.ts'
import { type Blank, type Clauses, inItsParts, rows, text } from './clause.ts'
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
  length: (facts, blank) => {
    const { duration } = limitsOn(facts.home.furniture, facts)
    return [
      ...(duration ? lengthOf(duration, facts, blank) : [rows(['Durée', blank('length')])]),
      noticeOf(facts, blank),
    ]
  },
  shorterLength: (facts, blank) => {
    const least = limitsOn(facts.home.furniture, facts).duration?.leastWithReason
    return [...(least === undefined ? [] : [text(shorterLengthOf(least))]), text(blank('shorterLength'))]
  },
}

const shorterLengthOf = (least: number) =>
  `Un bailleur qui est une personne physique peut convenir d’une durée plus courte, ${ofMonths(least)} au moins, si un événement précis l’oblige à reprendre le logement pour des raisons professionnelles ou familiales.`

function lengthOf(duration: LeaseDuration, facts: LeaseFacts, blank: Blank): Block[] {
  const { least } = duration
  const [length, renewal] =
    facts.home.furniture === 'FURNISHED'
      ? furnished(least, facts)
      : unfurnished(least, duration.leastOfCompany ?? least)
  return [text(length), text(blank('longerLength')), ...endOf(facts, least), text(renewal)]
}

type Words = [length: string, renewal: string]

const unfurnished = (least: number, ofCompany: number): Words => [
  `La durée est ${ofMonths(least)} si le bailleur est une personne physique ou une société civile immobilière familiale, ${ofMonths(ofCompany)} s’il est une autre personne morale. Ces durées sont des minimums\u202f: les parties peuvent convenir d’une durée plus longue.`,
  'Sans congé, le contrat est reconduit aux mêmes conditions.',
]

function furnished(least: number, facts: LeaseFacts): Words {
  const ofStudent = limitsOn('STUDENT', facts).duration?.least ?? least
  return [
    `La durée est ${ofMonths(least)}, ou ${ofMonths(ofStudent)} sans reconduction si le locataire est étudiant et que les parties le choisissent. La durée ${ofMonths(least)} est un minimum\u202f: les parties peuvent convenir d’une durée plus longue.`,
    `Sans congé, le contrat est reconduit pour ${monthsInWords(least)}, sauf celui ${ofMonths(ofStudent)} d’un étudiant.`,
  ]
}

const endOf = ({ startsOn }: LeaseFacts, months: number) =>
  startsOn
    ? [text(`Une durée ${ofMonths(months)} se termine le ${date(addDays(addMonths(startsOn, months), -1))}.`)]
    : []

function noticeOf(facts: LeaseFacts, blank: Blank): Block {
  const landlord = limitsOn(facts.home.furniture, facts).notice?.landlord
  if (landlord === undefined) return rows(['Préavis', blank('notice')])
  return text(
    `Le locataire peut donner congé à tout moment, avec un préavis ${noticeOfTenant(facts)} Le bailleur donne congé ${monthsInWords(landlord)} avant le terme, pour vendre, pour habiter ou pour un motif légitime et sérieux.`,
  )
}

/** In a tense zone the tenant has to name it in the letter (law of 6 July 1989, article 15). */
function noticeOfTenant(facts: LeaseFacts): string {
  const { place, home } = facts
  const isTense = place.kind === 'FOUND' && place.tenseZone === 'LISTED'
  const inZone = (zone: 'LISTED' | 'NOT_LISTED') => tenantNotice(home.furniture, zone, facts) ?? 0
  const [usual, reduced] = [inZone('NOT_LISTED'), inZone('LISTED')]
  if (usual === reduced) return `${ofMonths(usual)}.`
  return isTense
    ? `${ofMonths(reduced)}\u202f: le logement est en zone tendue, et la lettre de congé l’indique.`
    : `${ofMonths(usual)}, ou ${ofMonths(reduced)} dans les cas que la loi prévoit.`
}
