import type { LawChanges } from '../law/known-law.schema.ts'
import { lawRules } from '../law/law-rules.data.ts'
import { lawOn } from '../law/law-state.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import { type EnergyGrade, isGoodGrade } from './energy-grade.rules.ts'
import type { Territory } from './territory.rules.ts'

export type SeasonStanding = {
  /**
   * Where a change of use needs a permit: whether this grade is good enough for it today. Undefined overseas: the text
   * is written for the mainland.
   */
  permit?: 'POSSIBLE' | 'REFUSED'
  /** From when on a permit that is possible today is refused. */
  permitRefusedFrom?: CalendarDate
  /** From when on no tourist let of this grade is allowed, but the landlord's own main residence. */
  bannedFrom?: CalendarDate
  isBanned: boolean
}

/**
 * What the grade allows of a tourist let (law 2024-1039, article 3): the permit by article L. 631-10 of the building
 * code, any let by article L. 324-2-2 of the tourism code. Undefined where nothing is certain.
 */
export function seasonStanding(
  grade: EnergyGrade,
  territory: Territory,
  today: CalendarDate,
  changes: LawChanges,
): SeasonStanding | undefined {
  if (territory !== 'MAINLAND' && territory !== 'OVERSEAS_DEPARTMENT') return undefined
  const all = dayOf('energy-season-all', today, changes)
  const isBelow = !isGoodGrade(grade) || (grade === 'E' && territory === 'MAINLAND')
  return {
    ...(territory === 'MAINLAND' && permitOf(grade, today, changes)),
    ...(isBelow && all.from && { bannedFrom: all.from }),
    isBanned: isBelow && all.isInForce,
  }
}

function permitOf(
  grade: EnergyGrade,
  today: CalendarDate,
  changes: LawChanges,
): Pick<SeasonStanding, 'permit' | 'permitRefusedFrom'> {
  const forF = dayOf('energy-season', today, changes)
  const forE = dayOf('energy-season-e', today, changes)
  const [now, from] = isGoodGrade(grade)
    ? grade === 'E'
      ? [forE.isInForce, forE.from]
      : [false]
    : [forF.isInForce || forE.isInForce, forF.from ?? forE.from]
  if (now) return { permit: 'REFUSED' }
  return { permit: 'POSSIBLE', ...(from && { permitRefusedFrom: from }) }
}

type SeasonRule = 'energy-season' | 'energy-season-e' | 'energy-season-all'

/** Since when a rule holds, or from when on it will. */
function dayOf(rule: SeasonRule, today: CalendarDate, changes: LawChanges) {
  const { state, since, next } = lawOn(lawRules[rule], today, changes[rule])
  const isInForce = state === 'IN_FORCE'
  return { isInForce, from: isInForce ? since : next?.state === 'IN_FORCE' ? next.from : undefined }
}
