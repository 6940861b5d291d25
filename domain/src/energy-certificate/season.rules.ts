import type { LawChanges } from '../law/known-law.schema.ts'
import { lawRules } from '../law/law-rules.data.ts'
import { lawOn } from '../law/law-state.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import type { EnergyGrade } from './energy-grade.rules.ts'
import type { Territory } from './territory.rules.ts'

export type SeasonStanding = {
  /** Where a change of use needs a permit: whether this grade is good enough for it today. */
  permit: 'POSSIBLE' | 'REFUSED'
  /** From when on no tourist let of this grade is allowed, but the landlord's own main residence. */
  bannedFrom?: CalendarDate
  isBanned: boolean
}

/**
 * What the grade allows of a tourist let (law 2024-1039, article 3). Mainland alone: overseas nothing is certain, so
 * nothing is said.
 */
export function seasonStanding(
  grade: EnergyGrade,
  territory: Territory,
  today: CalendarDate,
  changes: LawChanges,
): SeasonStanding | undefined {
  if (territory !== 'MAINLAND') return undefined
  const permit = stateOf('energy-season', today, changes)
  const all = stateOf('energy-season-all', today, changes)
  const isRefused = permit.state === 'IN_FORCE' && ['F', 'G', 'G+'].includes(grade)
  const isBelowD = ['E', 'F', 'G', 'G+'].includes(grade)
  const bannedFrom = all.state === 'IN_FORCE' ? all.since : all.next?.state === 'IN_FORCE' ? all.next.from : undefined
  return {
    permit: isRefused ? 'REFUSED' : 'POSSIBLE',
    ...(isBelowD && bannedFrom && { bannedFrom }),
    isBanned: isBelowD && all.state === 'IN_FORCE',
  }
}

const stateOf = (rule: 'energy-season' | 'energy-season-all', today: CalendarDate, changes: LawChanges) =>
  lawOn(lawRules[rule], today, changes[rule])
