import { energyRuleDays } from '../law/energy-rule-days.data.ts'
import type { LawChanges } from '../law/known-law.schema.ts'
import { lawOn } from '../law/law-state.rules.ts'
import { addDays, type CalendarDate } from '../value/calendar-date.ts'
import type { EnergyGrade } from './energy-grade.rules.ts'
import { type Ban, type LettingAct, lettingCalendar } from './letting-calendar.data.ts'
import type { Territory } from './territory.rules.ts'

/**
 * What the law says of one act on a given day. A permitted act without `lastDay` has no ban ahead of it; `announced`: a
 * ban is put off, and nobody knows until when.
 */
export type Standing =
  | { status: 'permitted'; lastDay?: CalendarDate }
  | { status: 'banned'; since: CalendarDate }
  | { status: 'announced' }
  | { status: 'uncertain' }

function standingOn(ban: Ban, today: CalendarDate, changes: LawChanges): Standing {
  if (ban.kind === 'uncertain') return { status: 'uncertain' }
  if (ban.kind === 'never') return { status: 'permitted' }
  const { rule } = ban
  const { state, since, next } = lawOn({ from: energyRuleDays[rule] }, today, changes[rule])
  if (state === 'UNCERTAIN') return { status: 'uncertain' }
  if (state === 'IN_FORCE' && since !== undefined) return { status: 'banned', since }
  if (next?.state === 'IN_FORCE') return { status: 'permitted', lastDay: addDays(next.from, -1) }
  return { status: state === 'ANNOUNCED' && next?.state !== 'ENDED' ? 'announced' : 'permitted' }
}

/** Decision 4: what an owner may do today with a property of this grade, for the line beside the grade's text. */
export function lettingStanding(
  grade: EnergyGrade,
  territory: Territory,
  today: CalendarDate,
  changes: LawChanges,
): Record<LettingAct, Standing> {
  const bans = lettingCalendar[territory][grade]
  return {
    signLease: standingOn(bans.signLease, today, changes),
    renewLease: standingOn(bans.renewLease, today, changes),
    raiseRent: standingOn(bans.raiseRent, today, changes),
  }
}

/** Law: where rents are capped, no supplement for F and G. Nothing is certain elsewhere. */
export const isSupplementBanned = (grade: EnergyGrade, territory: Territory): boolean =>
  ['F', 'G', 'G+'].includes(grade) && (territory === 'MAINLAND' || territory === 'OVERSEAS_DEPARTMENT')
