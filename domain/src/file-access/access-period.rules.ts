import { addMonths, type CalendarDate } from '../value/calendar-date.ts'

/** Contract, subscribe: how long an owner may see a file, and how long its row stays once that is over. */
export const monthsOfAccess = 1
export const monthsUntilPurge = 3

export type AccessPeriod = { lastDay: CalendarDate; purgedOn: CalendarDate }

/**
 * From the day of the latest consent (applying again renews it), in Europe/Paris. The last day is included: a month
 * given on the 15th lasts through the 15th, one given on 31 January through the end of February.
 * The row goes three months after that last day, on the day itself: three months is the most it may be kept (law).
 */
export function accessPeriod(consentedOn: CalendarDate): AccessPeriod {
  const lastDay = addMonths(consentedOn, monthsOfAccess)
  return { lastDay, purgedOn: addMonths(lastDay, monthsUntilPurge) }
}

/** `ended`: the row stays without figures ("access ended on …"). `purged`: it has to go. */
export type AccessState = 'open' | 'ended' | 'purged'

export function accessState({ lastDay, purgedOn }: AccessPeriod, today: CalendarDate): AccessState {
  if (today <= lastDay) return 'open'
  return today < purgedOn ? 'ended' : 'purged'
}
