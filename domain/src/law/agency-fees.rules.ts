import type { TenseZone } from '../rent-control/tense-zone.rules.ts'
import { communeOf } from '../rent-control/tense-zone.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import { type FeeZone, feeZones } from './fee-zones.ts'
import { isInForce, type LawToday } from './law-in-force.rules.ts'

type FeeLimits = Readonly<Record<FeeZone, number>> & { inventory: number }

/**
 * Most that an agent may ask of a tenant, in euros for each m² with tax; the newest first. Amounts of 2026: order of
 * 17 July 2025, as changed by the order of 13 November 2025.
 */
const limitsSince: readonly (FeeLimits & { since: CalendarDate })[] = [
  { since: '2026-01-01', VERY_TENSE: 12.1, TENSE: 10.09, ELSEWHERE: 8.07, inventory: 3.03 },
  { since: '2014-09-15', VERY_TENSE: 12, TENSE: 10, ELSEWHERE: 8, inventory: 3 },
]

/** For a lease signed on a day; there was no limit before 15 September 2014. */
export const feeLimitsOn = (day: CalendarDate): FeeLimits | undefined => limitsSince.find(({ since }) => since <= day)

/** Undefined: the rule is not in force today. */
export const feeLimitsInForce = (law: LawToday): FeeLimits | undefined =>
  isInForce('lease-fees', law) ? feeLimitsOn(law.today) : undefined

const paris = '75056'

/** The zones that a commune may be in: which tense ones are A bis is fixed by an order that is not known here. */
export function feeZonesOf(citycode: string, zone: TenseZone): readonly FeeZone[] {
  if (communeOf(citycode) === paris) return ['VERY_TENSE']
  if (zone === 'LISTED') return ['VERY_TENSE', 'TENSE']
  return zone === 'UNKNOWN' ? feeZones : ['ELSEWHERE']
}

/** Euros for a home, rounded down: above it would be too much. */
export const feesOfHome = (perSquareMetre: number, livingSpace: number): number =>
  Math.floor(perSquareMetre * livingSpace * 100 + 1e-6) / 100
