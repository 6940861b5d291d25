import type { Furniture } from '../property/property.schema.ts'
import type { TenseZone } from '../rent-control/tense-zone.rules.ts'
import { isInForce, type LawToday } from './law-in-force.rules.ts'
import type { LawRuleId } from './law-rules.data.ts'
import type { ChargesKind, LettingKind } from './letting-kind.ts'

/** In months. */
export type LeaseDuration = {
  /** Of a landlord who is a person or a family's company. */
  least: number
  /** Undefined: the lease may be longer. */
  most?: number
  /** Of another company, where it differs. */
  leastOfCompany?: number
  /** If an event makes a landlord take the home back for a family or professional reason (article 11). */
  leastWithReason?: number
  /** It begins again by itself. */
  isRenewed: boolean
}

export type LettingLimits = {
  /** Most months of rent without charges; 0: none may be asked. Undefined: there is no limit. */
  depositMonths: number | undefined
  charges: readonly ChargesKind[] | undefined
  /** Undefined of a season: days, at most `mostSeasonDays`. */
  duration: LeaseDuration | undefined
  /** Months before, by the tenant at any time, by the landlord for the end of the lease; undefined: it just ends. */
  notice: { tenant: number; landlord: number | undefined } | undefined
}

/**
 * Limits by kind of letting (law of 6 July 1989: deposit 22, 25-6, 25-17; charges 23, 25-10, 25-18; duration 10, 11,
 * 25-7, 25-9, 25-14; notice 15, 25-8, 25-15; a season: law 70-9, article 1-1).
 */
const limits: Readonly<Record<LettingKind, LettingLimits>> = {
  UNFURNISHED: {
    depositMonths: 1,
    charges: ['PROVISIONS'],
    duration: { least: 36, leastOfCompany: 72, leastWithReason: 12, isRenewed: true },
    notice: { tenant: 3, landlord: 6 },
  },
  FURNISHED: {
    depositMonths: 2,
    charges: ['PROVISIONS', 'FLAT_RATE'],
    duration: { least: 12, isRenewed: true },
    notice: { tenant: 1, landlord: 3 },
  },
  STUDENT: {
    depositMonths: 2,
    charges: ['PROVISIONS', 'FLAT_RATE'],
    duration: { least: 9, most: 9, isRenewed: false },
    notice: { tenant: 1, landlord: undefined },
  },
  MOBILITY: {
    depositMonths: 0,
    charges: ['FLAT_RATE'],
    duration: { least: 1, most: 10, isRenewed: false },
    notice: { tenant: 1, landlord: undefined },
  },
  SEASON: {
    depositMonths: undefined,
    charges: ['PROVISIONS', 'FLAT_RATE'],
    duration: undefined,
    notice: undefined,
  },
}

/** Of a let to people on holiday, in a row. */
export const mostSeasonDays = 90

export const kindsOf = (furniture: Furniture): readonly LettingKind[] =>
  furniture === 'UNFURNISHED' ? ['UNFURNISHED'] : ['FURNISHED', 'STUDENT', 'MOBILITY', 'SEASON']

/** The limits of a day: undefined where the rule is not in force. A mobility lease has one rule for all of them. */
export function limitsOn(kind: LettingKind, law: LawToday): LettingLimits {
  const { depositMonths, charges, duration, notice } = limits[kind]
  const under = <Limit>(rule: LawRuleId, limit: Limit) =>
    isInForce(kind === 'MOBILITY' ? 'lease-mobility' : rule, law) ? limit : undefined
  return {
    depositMonths: under('lease-deposit', depositMonths),
    charges: under('lease-charges', charges),
    duration: under('lease-duration', duration),
    notice: under('lease-notice', notice),
  }
}

/** Months of notice by the tenant of an unfurnished home: one in a tense zone, of which the tenant tells the landlord. */
export function tenantNotice(kind: LettingKind, zone: TenseZone, law: LawToday): number | undefined {
  const { notice } = limitsOn(kind, law)
  return notice && zone === 'LISTED' ? Math.min(1, notice.tenant) : notice?.tenant
}
