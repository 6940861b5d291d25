import { addMonths, type CalendarDate } from '../value/calendar-date.ts'

/** How long an owner sees a file, and how long the row stays after that. */
export const monthsOfAccess = 1
export const monthsUntilPurge = 3

export type AccessPeriod = { lastDay: CalendarDate; purgedOn: CalendarDate }

/**
 * Counted from the latest consent, in Europe/Paris, last day included: 15th to 15th, 31 January to the end of February.
 * The row is deleted three months later, the longest time allowed (docs/law.md).
 */
export const accessPeriod = (consentedOn: CalendarDate): AccessPeriod =>
  periodEndingOn(addMonths(consentedOn, monthsOfAccess))

/** Ended earlier, for instance by the owner's answer. */
export const periodEndingOn = (lastDay: CalendarDate): AccessPeriod => ({
  lastDay,
  purgedOn: addMonths(lastDay, monthsUntilPurge),
})

/** `ended`: the row stays without figures ("access ended on …"). `purged`: the row is deleted. */
export type AccessState = 'open' | 'ended' | 'purged'

export function accessState({ lastDay, purgedOn }: AccessPeriod, today: CalendarDate): AccessState {
  if (today <= lastDay) return 'open'
  return today < purgedOn ? 'ended' : 'purged'
}
