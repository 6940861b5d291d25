import type { LawChanges } from '../law/known-law.schema.ts'
import { type LawRuleId, lawRules } from '../law/law-rules.data.ts'
import { lawOn } from '../law/law-state.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import type { Certificate } from './certificate.schema.ts'
import { type ElectricityUpdate, electricityUpdate, factorChanges, factorOf } from './electricity-update.rules.ts'
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
  /** By the newest factor that holds. */
  electricity?: Exclude<ElectricityUpdate, { kind: 'NONE' }> & { rule: LawRuleId }
  /** The certificate has the limits of large homes. */
  smallHome?: true
}

/**
 * The orders change the method of the mainland alone. A certificate that has ended or was replaced is not updated. Of a
 * copied letter too little is known for an estimate.
 */
export function findGradeUpdates(facts: Facts, today: CalendarDate, changes: LawChanges): GradeUpdates | undefined {
  if (territoryOf(facts.address ?? '') !== 'MAINLAND') return undefined
  const holds = (rule: LawRuleId) =>
    ['IN_FORCE', 'UNCERTAIN'].includes(lawOn(lawRules[rule], today, changes[rule]).state)
  const newest = factorChanges.findLast(({ rule }) => holds(rule))
  const update = newest && electricityOf(facts, newest.factor)
  const electricity = update && { ...update, rule: newest.rule }
  const isSmall = holds('energy-small-homes') && isSmallHome(facts)
  return electricity || isSmall
    ? { ...(electricity && { electricity }), ...(isSmall && { smallHome: true as const }) }
    : undefined
}

function electricityOf({ certificate, dpeGrade, dpeDate }: Facts, factor: number) {
  if (!certificate) {
    const isBefore = dpeDate !== undefined && (factorOf(dpeDate) ?? 0) > factor
    return isBefore && dpeGrade && dpeGrade !== 'A' ? ({ kind: 'PERHAPS' } as const) : undefined
  }
  const update = certificate.status === 'ACTIF' ? electricityUpdate(certificate, factor) : undefined
  return update?.kind === 'NONE' ? undefined : update
}

function isSmallHome({ certificate, dpeGrade, dpeDate, livingSpace }: Facts): boolean {
  if (certificate) return certificate.status === 'ACTIF' && hasSmallHomeUpdate(certificate)
  if (!dpeGrade || dpeDate === undefined || livingSpace === undefined) return false
  return hasSmallHomeUpdate({ grade: dpeGrade, date: dpeDate, livingSpace })
}
