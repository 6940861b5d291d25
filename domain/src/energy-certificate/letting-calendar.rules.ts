import { addDays, type CalendarDate } from '../value/calendar-date.ts'
import type { EnergyGrade } from './energy-grade.rules.ts'
import { type Ban, type LettingAct, lettingCalendar } from './letting-calendar.data.ts'
import type { Territory } from './territory.rules.ts'

/** What the law says of one act on a given day. A permitted act without `lastDay` has no ban ahead of it. */
export type Standing =
  | { status: 'permitted'; lastDay?: CalendarDate }
  | { status: 'banned'; since: CalendarDate }
  | { status: 'uncertain' }

function standingOn(today: CalendarDate, ban: Ban): Standing {
  if (ban.kind === 'uncertain') return { status: 'uncertain' }
  if (ban.kind === 'never') return { status: 'permitted' }
  return today < ban.day ? { status: 'permitted', lastDay: addDays(ban.day, -1) } : { status: 'banned', since: ban.day }
}

/** Decision 4: what an owner may do today with a property of this grade, for the line beside the grade's text. */
export function lettingStanding(
  grade: EnergyGrade,
  territory: Territory,
  today: CalendarDate,
): Record<LettingAct, Standing> {
  const bans = lettingCalendar[territory][grade]
  return {
    signLease: standingOn(today, bans.signLease),
    renewLease: standingOn(today, bans.renewLease),
    raiseRent: standingOn(today, bans.raiseRent),
  }
}

/** Law: where rents are capped, no supplement for F and G. Nothing is certain in the other territories. */
export const isSupplementBanned = (grade: EnergyGrade, territory: Territory): boolean =>
  ['F', 'G', 'G+'].includes(grade) && territory !== 'OTHER_OVERSEAS'
