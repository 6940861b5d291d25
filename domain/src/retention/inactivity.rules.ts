import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** Days without a sign-in (decision 150). */
export const firstWarningDays = 100 * 7
export const lastWarningDays = 103 * 7
export const deletionDays = 104 * 7
/** Between two steps, however late the first was (decision 150). */
const shortestGapDays = 7

export type Inactivity = {
  /** Latest sign-in, or the first API call if there was none. */
  lastSignInOn: CalendarDate
  /** Includes warnings before the latest sign-in, which no longer count. */
  warnings: number
  warnedOn: CalendarDate | null
}
export type InactivityStep = 'first-warning' | 'last-warning' | 'deletion'

/** A sign-in on the day of a warning counts as later than the warning. */
const warningsSince = ({ lastSignInOn, warnings, warnedOn }: Inactivity) =>
  warnedOn !== null && warnedOn > lastSignInOn ? warnings : 0

/** Nobody is deleted without both warnings: after an outage of ours, the steps still follow a week apart. */
export function findInactivityStep(inactivity: Inactivity, today: CalendarDate): InactivityStep | undefined {
  const { lastSignInOn, warnedOn } = inactivity
  const isInactiveFor = (days: number) => addDays(lastSignInOn, days) <= today
  const hadTimeToReact = warnedOn !== null && addDays(warnedOn, shortestGapDays) <= today
  switch (warningsSince(inactivity)) {
    case 0:
      return isInactiveFor(firstWarningDays) ? 'first-warning' : undefined
    case 1:
      return isInactiveFor(lastWarningDays) && hadTimeToReact ? 'last-warning' : undefined
    default:
      return isInactiveFor(deletionDays) && hadTimeToReact ? 'deletion' : undefined
  }
}

/** Accounts with a sign-in after this day need no step today. */
export const inactivityCutoff = (today: CalendarDate): CalendarDate => addDays(today, -firstWarningDays)

/** The deletion date that today's warning announces. */
export function deletionDate({ lastSignInOn }: Inactivity, step: InactivityStep, today: CalendarDate): CalendarDate {
  const warningsLeft = step === 'first-warning' ? 1 : 0
  const earliest = addDays(today, shortestGapDays * (warningsLeft + 1))
  const regular = addDays(lastSignInOn, deletionDays)
  return earliest > regular ? earliest : regular
}
