import type { EnergyGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { lettingCalendar } from '@bailclair/domain/energy-certificate/letting-calendar.data.ts'
import { isSupplementBanned, lettingStanding } from '@bailclair/domain/energy-certificate/letting-calendar.rules.ts'
import { provenGrade } from '@bailclair/domain/energy-certificate/proven-grade.rules.ts'
import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import type { EnergyRuleId } from '@bailclair/domain/law/energy-rule-days.data.ts'
import type { LawChanges } from '@bailclair/domain/law/known-law.schema.ts'
import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import type { FieldValue } from '@bailclair/domain/property/property.schema.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentFact } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

type Known =
  | 'id'
  | 'address'
  | 'type'
  | 'furniture'
  | 'livingSpace'
  | 'rentSupplement'
  | 'certificate'
  | 'energyConsumption'
  | 'dpeGrade'
  | 'dpeDate'
  | 'dpeNotRequired'

/** What is saved of a home, with what is typed of its rent. */
export type LimitedHome = Partial<Pick<PropertySummary, Known>> & {
  [Field in 'rentCost' | RentFact]?: FieldValue<Field> | undefined
}

/** Leads to the field of a fact; undefined on a page without these fields. */
export type IdOf = ((fact: RentFact) => string) | undefined

export type RentFreeze = { grade: EnergyGrade; since: CalendarDate; rule: EnergyRuleId }

/** An F or G may not cost more than the last tenant paid, wherever it is. */
export function findFreeze(home: LimitedHome, today: CalendarDate, changes: LawChanges): RentFreeze | undefined {
  const grade = provenGrade(home, today)?.grade
  if (!grade) return undefined
  const territory = territoryOf(home.address ?? '')
  const ban = lettingCalendar[territory][grade].raiseRent
  const { raiseRent } = lettingStanding(grade, territory, today, changes)
  return ban.kind === 'rule' && raiseRent.status === 'banned'
    ? { grade, since: raiseRent.since, rule: ban.rule }
    : undefined
}

/** UNKNOWN: no valid grade, or a territory of which nothing is certain. */
export function freezeStateOf(home: LimitedHome, today: CalendarDate, changes: LawChanges) {
  if (home.dpeNotRequired) return 'FREE'
  const grade = provenGrade(home, today)?.grade
  if (!grade) return 'UNKNOWN'
  const { raiseRent } = lettingStanding(grade, territoryOf(home.address ?? ''), today, changes)
  return ({ banned: 'FROZEN', permitted: 'FREE', announced: 'FREE', uncertain: 'UNKNOWN' } as const)[raiseRent.status]
}

/** The grade of a home that allows no supplement, where the rule on supplements may hold. */
export function findSupplementBan(
  home: LimitedHome,
  today: CalendarDate,
  changes: LawChanges,
): EnergyGrade | undefined {
  const grade = provenGrade(home, today)?.grade
  const { state } = lawOn(lawRules['rent-supplement'], today, changes['rent-supplement'])
  if (!grade || (state !== 'IN_FORCE' && state !== 'UNCERTAIN')) return undefined
  return isSupplementBanned(grade, territoryOf(home.address ?? '')) ? grade : undefined
}
