import { isSupplementBanned, lettingStanding } from '@bailclair/domain/energy-certificate/letting-calendar.rules.ts'
import { provenGrade } from '@bailclair/domain/energy-certificate/proven-grade.rules.ts'
import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import { isInForce } from '@bailclair/domain/law/law-in-force.rules.ts'
import {
  type LawAnswer,
  type ReferenceRentsOfLease,
  referenceRentsOfLease,
  rentBetweenTenantsOfLease,
} from '@bailclair/domain/lease-model/lease-rent.rules.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { type Cents, fromCents, toCents } from '@bailclair/domain/value/money.schema.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import type { Block } from '#platform/paper/text-document.ts'
import { type Blank, type Clauses, inItsParts, rows, text } from './clause.ts'
import type { LeaseFacts } from './lease-facts.ts'

const { date, money } = completeFileTexts.fr

type Parts = 'rent' | 'firstRent' | 'rentAmount' | 'rentControl' | 'lastRent' | 'rentRevision'

/** Section IV, A: how much, and what limits it. */
export const clausesOfRent: Pick<Clauses, Parts> = {
  rent: inItsParts,
  firstRent: inItsParts,
  rentAmount: ({ home }, blank) => [
    rows(['Loyer mensuel hors charges', home.rentCost === undefined ? blank('rent') : money(home.rentCost)]),
  ],
  rentControl: (facts, blank) => {
    const { place, home } = facts
    const between = rentBetweenTenantsOfLease(place, facts)
    const controlled = referenceRentsOfLease(place, home, facts)
    return [
      text(
        `Le loyer du logement objet du présent contrat est soumis au décret fixant annuellement le montant maximum d’évolution des loyers à la relocation\u202f: ${answerIn(between) ?? blank('rentBetweenTenants')}.`,
      ),
      text(
        `Le loyer du logement objet du présent contrat est soumis au loyer de référence majoré fixé par arrêté préfectoral\u202f: ${answerIn(controlled) ?? blank('rentControl')}.`,
      ),
      ...(controlled.answer === 'NO' ? [] : referenceRents(facts, controlled, blank)),
    ]
  },
  lastRent: ({ home: { lastRent, lastRentSince, longUnlet } }, blank) => {
    if (longUnlet)
      return [
        text(
          'Sans objet\u202f: selon le bailleur, personne n’a loué le logement depuis plus de dix-huit mois, ou jamais.',
        ),
      ]
    if (lastRent === undefined) return [text(blank('lastRent'))]
    return [
      text(
        'Ces informations sont obligatoires si le locataire précédent est parti moins de dix-huit mois avant la signature.',
      ),
      rows(
        ['Dernier loyer hors charges', `${money(lastRent)} par mois`],
        ...(lastRentSince
          ? [['En vigueur depuis', `le ${date(lastRentSince)}, début du bail ou dernière révision`] as const]
          : []),
        ['Versement et révision', blank('lastRentDates')],
      ),
    ]
  },
  rentRevision: (facts, blank) => {
    const frozen = frozenRent(facts)
    if (frozen?.isNow) return [text(frozen.told)]
    if (!isInForce('rent-revision', facts))
      return [rows(['Modalités de révision', blank('revisionTerms')]), ...(frozen ? [text(frozen.told)] : [])]
    const { startsOn } = facts
    const when = startsOn ? `le ${dayOfYear(startsOn)}` : 'à la date anniversaire de la prise d’effet'
    return [
      text(
        `Le loyer est révisé une fois par an, ${when}, dans la limite de la variation de l’indice de référence des loyers publié par l’Insee.`,
      ),
      ...(frozen ? [text(frozen.told)] : []),
      rows(['Trimestre de référence', blank('revisionQuarter')]),
    ]
  },
}

function answerIn({ answer, sureUntil }: LawAnswer): string | undefined {
  if (answer === 'UNKNOWN') return undefined
  const told = answer === 'YES' ? 'Oui' : 'Non'
  return sureUntil ? `${told} (pour une signature jusqu’au ${date(sureUntil)}\u202f; après, à vérifier)` : told
}

type Row = readonly [label: string, value: string]

function referenceRents(facts: LeaseFacts, { rents, order }: ReferenceRentsOfLease, blank: Blank): Block[] {
  if (!rents || !order) return [rows(['Loyers de référence', blank('referenceRents')], ...supplementOf(facts, blank))]
  const { perSquareMetre, zone, name, ofHome } = rents
  const place = name ? `zone ${zone} (${name})` : `zone ${zone}`
  const number = order.number ? `n° ${order.number}, ` : ''
  const most = ofHome ? `, soit ${money(ofHome.ceiling)} par mois pour ce logement` : ''
  return [
    rows(
      ['Loyer de référence', `${money(perSquareMetre.reference)}/m²`],
      ['Loyer de référence majoré', `${money(perSquareMetre.ceiling)}/m²${most}`],
      ['Arrêté', `${number}en vigueur du ${date(order.from)} au ${date(order.until)}, ${place}`],
      ...supplementOf(facts, blank, ofHome?.ceiling),
    ),
  ]
}

/** It is part of the rent; what justifies it only the owner knows. */
function supplementOf(facts: LeaseFacts, blank: Blank, ceiling?: number): Row[] {
  const label = 'Complément de loyer'
  const banned = gradeWithoutSupplement(facts)
  if (banned) return [[label, `Aucun\u202f: la loi l’interdit pour un logement de classe ${banned}`]]
  const { rentSupplement, rentCost } = facts.home
  if (rentSupplement === 0) return [[label, 'Aucun']]
  if (rentSupplement === undefined || rentCost === undefined || rentCost <= rentSupplement)
    return [[label, blank('rentSupplement')]]
  const base = fromCents((toCents(rentCost) - toCents(rentSupplement)) as Cents)
  return [
    // the law knows a supplement to the increased reference rent alone: with any other base one figure is wrong
    ['Loyer de base', base === ceiling ? `${money(base)}, égal au loyer de référence majoré` : blank('baseRent')],
    [label, `${money(rentSupplement)}, compris dans le loyer mensuel hors charges`],
    ['Ce qui justifie le complément', blank('supplementReason')],
  ]
}

function gradeWithoutSupplement(facts: LeaseFacts) {
  const grade = provenGrade(facts.home, facts.today)?.grade
  if (!grade || !isInForce('rent-supplement', facts)) return undefined
  return isSupplementBanned(grade, territoryOf(facts.home.address ?? '')) ? grade : undefined
}

/** What the law says today of raising the rent of a home of this grade. */
function frozenRent({ home, today, changes }: LeaseFacts) {
  const grade = provenGrade(home, today)?.grade
  if (!grade) return undefined
  const { raiseRent } = lettingStanding(grade, territoryOf(home.address ?? ''), today, changes)
  const whatFor = `Le loyer n’est pas révisé tant que le logement est de classe ${grade}\u202f: la loi l’interdit`
  if (raiseRent.status === 'banned') return { isNow: true, told: `${whatFor} depuis le ${date(raiseRent.since)}.` }
  if (raiseRent.status !== 'permitted' || !raiseRent.lastDay) return undefined
  return { isNow: false, told: `${whatFor} à partir du ${date(addDays(raiseRent.lastDay, 1))}.` }
}

const dayOfYear = (day: string) => date(day).replace(/ \d{4}$/, '')
