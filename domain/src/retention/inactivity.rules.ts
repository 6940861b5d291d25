import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** Days without a sign-in: told at 100 and 103 weeks, deleted at 104 (contract, mails). */
export const firstWarningDays = 100 * 7
export const lastWarningDays = 103 * 7
export const deletionDays = 104 * 7
/** Whoever is warned has at least this many days, however late the warning was. */
const shortestGapDays = 7

export type Inactivity = {
  /** The day of the latest sign-in; of the first call, for someone who never signed in again. */
  lastSignInOn: CalendarDate
  /** Warnings, and the day of the latest. Those of before a sign-in count no more. */
  warnings: number
  warnedOn: CalendarDate | null
}
export type InactivityStep = 'first-warning' | 'last-warning' | 'deletion'

/** A sign-in on the very day of a warning came after it: nobody is warned who has just been there. */
const warningsSince = ({ lastSignInOn, warnings, warnedOn }: Inactivity) =>
  warnedOn !== null && warnedOn > lastSignInOn ? warnings : 0

/**
 * What is due today about an account nobody uses any more. Nobody is deleted unwarned: after an outage of ours the steps
 * follow one by one, a week apart.
 */
export function findInactivityStep(inactivity: Inactivity, today: CalendarDate): InactivityStep | undefined {
  const { lastSignInOn, warnedOn } = inactivity
  const isSilentFor = (days: number) => addDays(lastSignInOn, days) <= today
  const hadTime = warnedOn !== null && addDays(warnedOn, shortestGapDays) <= today
  switch (warningsSince(inactivity)) {
    case 0:
      return isSilentFor(firstWarningDays) ? 'first-warning' : undefined
    case 1:
      return isSilentFor(lastWarningDays) && hadTime ? 'last-warning' : undefined
    default:
      return isSilentFor(deletionDays) && hadTime ? 'deletion' : undefined
  }
}

/** Whoever signed in after this day is of no concern today. */
export const silentUntil = (today: CalendarDate): CalendarDate => addDays(today, -firstWarningDays)

/** The day on which the account goes unless its owner signs in, as told by the warning that is sent today. */
export function deletedOn({ lastSignInOn }: Inactivity, step: InactivityStep, today: CalendarDate): CalendarDate {
  const warningsLeft = step === 'first-warning' ? 1 : 0
  const promised = addDays(today, shortestGapDays * (warningsLeft + 1))
  const counted = addDays(lastSignInOn, deletionDays)
  return promised > counted ? promised : counted
}
