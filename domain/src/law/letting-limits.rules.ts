import { mostDepositMonths } from '../lease-model/deposit.rules.ts'
import type { Furniture } from '../property/property.schema.ts'
import type { TenseZone } from '../rent-control/tense-zone.rules.ts'
import type { ChargesKind, LettingKind } from './letting-kind.ts'

/** Months; `least` and `most` the same: no choice. */
type Months = { least: number; most: number }

export type LettingLimits = {
  /** Most months of rent without charges; 0: none may be asked. Undefined: the law sets no limit. */
  depositMonths: number | undefined
  charges: readonly ChargesKind[]
  /** Of a landlord who is a person; undefined: days, at most `mostSeasonDays`. */
  duration: Months | undefined
  /** Of another landlord than a person or a family's company; where it differs. */
  durationOfCompany?: number
  /** It begins again by itself. */
  isRenewed: boolean
  /** Months before, by the tenant at any time, by the landlord for the end of the lease; undefined: it just ends. */
  notice: { tenant: number; landlord: number | undefined } | undefined
}

/**
 * Limits by kind of letting (law of 6 July 1989: deposit 22, 25-6, 25-17; charges 23, 25-10, 25-18; duration 10, 25-7,
 * 25-9, 25-14; notice 15, 25-8, 25-15; a season: law 70-9, article 1-1).
 */
const limits: Readonly<Record<LettingKind, LettingLimits>> = {
  UNFURNISHED: {
    depositMonths: mostDepositMonths.UNFURNISHED,
    charges: ['PROVISIONS'],
    duration: { least: 36, most: 36 },
    durationOfCompany: 72,
    isRenewed: true,
    notice: { tenant: 3, landlord: 6 },
  },
  FURNISHED: {
    depositMonths: mostDepositMonths.FURNISHED,
    charges: ['PROVISIONS', 'FLAT_RATE'],
    duration: { least: 12, most: 12 },
    isRenewed: true,
    notice: { tenant: 1, landlord: 3 },
  },
  STUDENT: {
    depositMonths: mostDepositMonths.FURNISHED,
    charges: ['PROVISIONS', 'FLAT_RATE'],
    duration: { least: 9, most: 9 },
    isRenewed: false,
    notice: { tenant: 1, landlord: undefined },
  },
  MOBILITY: {
    depositMonths: 0,
    charges: ['FLAT_RATE'],
    duration: { least: 1, most: 10 },
    isRenewed: false,
    notice: { tenant: 1, landlord: undefined },
  },
  SEASON: {
    depositMonths: undefined,
    charges: ['PROVISIONS', 'FLAT_RATE'],
    duration: undefined,
    isRenewed: false,
    notice: undefined,
  },
}

/** Of a let to people on holiday, in a row. */
export const mostSeasonDays = 90

export const kindsOf = (furniture: Furniture): readonly LettingKind[] =>
  furniture === 'UNFURNISHED' ? ['UNFURNISHED'] : ['FURNISHED', 'STUDENT', 'MOBILITY', 'SEASON']

export const limitsOf = (kind: LettingKind): LettingLimits => limits[kind]

/** Months of notice by the tenant of an unfurnished home: one in a tense zone, of which the tenant tells the landlord. */
export function tenantNotice(kind: LettingKind, zone: TenseZone): number | undefined {
  const { notice } = limits[kind]
  return notice && zone === 'LISTED' ? Math.min(1, notice.tenant) : notice?.tenant
}
