import type { LawChanges } from '../law/known-law.schema.ts'
import { type LawRuleId, lawRules } from '../law/law-rules.data.ts'
import { lawOn } from '../law/law-state.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import type { Certificate } from './certificate.schema.ts'
import {
  type ElectricityUpdate,
  electricityUpdate,
  factorChangedOn,
  firstMethodDay,
} from './electricity-update.rules.ts'
import type { OfficialGrade } from './energy-grade.rules.ts'
import { hasSmallHomeUpdate } from './small-home-update.rules.ts'
import { territoryOf } from './territory.rules.ts'

type Facts = {
  address?: string | undefined
  livingSpace?: number | undefined
  certificate?: Certificate | undefined
  dpeGrade?: OfficialGrade | undefined
  dpeDate?: CalendarDate | undefined
}

/** What a free attestation of the registry may change; undefined: nothing. */
export type GradeUpdates = {
  electricity?: Exclude<ElectricityUpdate, { kind: 'NONE' }>
  /** The certificate has the limits of large homes. */
  smallHome?: true
}

/**
 * Both orders change the method of the mainland alone. A certificate that has ended or was replaced is not updated. Of a
 * copied letter too little is known for an estimate.
 */
export function findGradeUpdates(facts: Facts, today: CalendarDate, changes: LawChanges): GradeUpdates | undefined {
  if (territoryOf(facts.address ?? '') !== 'MAINLAND') return undefined
  const holds = (rule: LawRuleId) =>
    ['IN_FORCE', 'UNCERTAIN'].includes(lawOn(lawRules[rule], today, changes[rule]).state)
  const electricity = holds('energy-electricity') ? electricityOf(facts) : undefined
  const isSmall = holds('energy-small-homes') && isSmallHome(facts)
  return electricity || isSmall
    ? { ...(electricity && { electricity }), ...(isSmall && { smallHome: true as const }) }
    : undefined
}

function electricityOf({ certificate, dpeGrade, dpeDate }: Facts): GradeUpdates['electricity'] {
  if (!certificate) {
    const isBefore = dpeDate !== undefined && firstMethodDay <= dpeDate && dpeDate < factorChangedOn
    return isBefore && dpeGrade && dpeGrade !== 'A' ? { kind: 'PERHAPS' } : undefined
  }
  const update = certificate.status === 'ACTIF' ? electricityUpdate(certificate) : undefined
  return update?.kind === 'NONE' ? undefined : update
}

function isSmallHome({ certificate, dpeGrade, dpeDate, livingSpace }: Facts): boolean {
  if (certificate) return certificate.status === 'ACTIF' && hasSmallHomeUpdate(certificate)
  if (!dpeGrade || dpeDate === undefined || livingSpace === undefined) return false
  return hasSmallHomeUpdate({ grade: dpeGrade, date: dpeDate, livingSpace })
}
