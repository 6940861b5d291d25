import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** Days without a sign-in: two warnings, then the file is archived. */
export const firstWarningDays = 30
export const secondWarningDays = 37
export const archiveDays = 45

export type Silence = {
  lastSignInOn: CalendarDate
  /** Warnings sent since then, and the day of the latest. */
  warnings: number
  warnedOn: CalendarDate | null
}
export type ArchiveStep = 'WARN' | 'ARCHIVE'

/**
 * The step that is due today. Nobody is archived without both warnings: after an outage the steps keep their distance
 * in days.
 */
export function findArchiveStep({ lastSignInOn, warnings, warnedOn }: Silence, today: CalendarDate) {
  const isSilentFor = (days: number) => addDays(lastSignInOn, days) <= today
  const wasWarned = (daysAgo: number) => warnedOn !== null && addDays(warnedOn, daysAgo) <= today
  const due: Readonly<Record<number, ArchiveStep | undefined>> = {
    0: isSilentFor(firstWarningDays) ? 'WARN' : undefined,
    1: isSilentFor(secondWarningDays) && wasWarned(secondWarningDays - firstWarningDays) ? 'WARN' : undefined,
    2: isSilentFor(archiveDays) && wasWarned(archiveDays - secondWarningDays) ? 'ARCHIVE' : undefined,
  }
  return due[warnings]
}

/** The day named in the warning that is sent today. */
export const archivedOn = ({ lastSignInOn, warnings }: Silence, today: CalendarDate): CalendarDate => {
  const promised = addDays(today, archiveDays - (warnings === 0 ? firstWarningDays : secondWarningDays))
  const counted = addDays(lastSignInOn, archiveDays)
  return promised > counted ? promised : counted
}
