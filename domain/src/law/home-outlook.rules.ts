import { type EnergyGrade, isGoodGrade } from '../energy-certificate/energy-grade.rules.ts'
import { lettingCalendar } from '../energy-certificate/letting-calendar.data.ts'
import { provenGrade } from '../energy-certificate/proven-grade.rules.ts'
import { type Territory, territoryOf } from '../energy-certificate/territory.rules.ts'
import type { RentPlace } from '../rent-control/rent-place.schema.ts'
import { rentTerritories } from '../rent-control/rent-territories.data.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import type { EnergyRuleId } from './energy-rule-days.data.ts'
import type { LawChanges } from './known-law.schema.ts'
import type { LawState } from './law-rule.ts'
import { type LawRuleId, lawRules } from './law-rules.data.ts'
import { lawOn } from './law-state.rules.ts'

type Home = Parameters<typeof provenGrade>[0] & { address?: string | undefined }

type SeasonRuleId = 'energy-season' | 'energy-season-e' | 'energy-season-all'
type RentRuleId = Extract<LawRuleId, `rent-${string}`>
type MethodRuleId = 'energy-electricity-2027'
export type OutlookRuleId =
  | EnergyRuleId
  | SeasonRuleId
  | MethodRuleId
  | RentRuleId
  | Extract<LawRuleId, `lease-${string}`>

/** What forbids to let a home of a grade, to renew its lease or to raise its rent. */
export function banRulesOf(grade: EnergyGrade, territory: Territory): EnergyRuleId[] {
  const bans = Object.values(lettingCalendar[territory][grade])
  return [...new Set(bans.flatMap((ban) => (ban.kind === 'rule' ? [ban.rule] : [])))]
}

/** What a grade forbids a let to tourists. */
export function seasonRulesOf(grade: EnergyGrade, territory: Territory): SeasonRuleId[] {
  if (territory === 'OVERSEAS_DEPARTMENT') return isGoodGrade(grade) ? [] : ['energy-season-all']
  if (territory !== 'MAINLAND') return []
  if (!isGoodGrade(grade)) return ['energy-season', 'energy-season-all']
  return grade === 'E' ? ['energy-season-e', 'energy-season-all'] : []
}

type ExcessRuleId = 'advert-excess' | 'advert-excess-overseas'

/** What makes an advert name the excessive consumption of a grade. */
export function excessRuleOf(grade: EnergyGrade, territory: Territory): ExcessRuleId | undefined {
  if (isGoodGrade(grade)) return undefined
  if (territory === 'MAINLAND') return 'advert-excess'
  return territory === 'OVERSEAS_DEPARTMENT' ? 'advert-excess-overseas' : undefined
}

/** None without the letter of a valid certificate. */
function energyRulesOf(home: Home, today: CalendarDate): OutlookRuleId[] {
  const proven = provenGrade(home, today)
  if (!proven) return []
  const territory = territoryOf(home.address ?? '')
  return [
    ...methodRulesOf(proven.grade, territory),
    ...banRulesOf(proven.grade, territory),
    ...seasonRulesOf(proven.grade, territory),
  ]
}

/** What may make the letter of a certificate better. */
const methodRulesOf = (grade: EnergyGrade, territory: Territory): MethodRuleId[] =>
  territory === 'MAINLAND' && grade !== 'A' ? ['energy-electricity-2027'] : []

/** Rules of the rent where a home is. */
export function rentRulesOf(place: RentPlace | undefined): RentRuleId[] {
  if (place?.kind !== 'FOUND') return []
  return [
    ...(place.territory ? [rentTerritories[place.territory.id].rule, 'rent-supplement' as const] : []),
    ...(place.tenseZone === 'NOT_LISTED' ? [] : ['rent-between-tenants' as const]),
  ]
}

/** Rules of every lease. */
const leaseRules: readonly OutlookRuleId[] = [
  'rent-revision',
  'lease-deposit',
  'lease-charges',
  'lease-duration',
  'lease-notice',
  'lease-mobility',
  'lease-fees',
]

export type Outlook = {
  /** Nobody knows whether they hold today. */
  uncertain: { rule: OutlookRuleId; since: CalendarDate }[]
  /** What will change, the next day first. */
  next: { rule: OutlookRuleId; from: CalendarDate; state: LawState }[]
}

/** What of a home's rules is unsure today, and what is known to change. */
export function outlookOf(home: Home, place: RentPlace | undefined, today: CalendarDate, changes: LawChanges): Outlook {
  const rules = [...energyRulesOf(home, today), ...rentRulesOf(place), ...leaseRules]
  const steps = rules.map((rule) => ({ rule, ...lawOn(lawRules[rule], today, changes[rule]) }))
  return {
    uncertain: steps.flatMap(({ rule, state, since }) => (state === 'UNCERTAIN' && since ? [{ rule, since }] : [])),
    next: steps
      .flatMap(({ rule, next }) => (next ? [{ rule, ...next }] : []))
      .toSorted((a, b) => a.from.localeCompare(b.from)),
  }
}
