import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** The owner is told this long before the last day of an access (decision 150). */
const noticeDays = 7

/** Last days of accesses to tell today, both included. A late notice is still sent, but not after the access ended. */
export const accessEndingDates = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: today,
  to: addDays(today, noticeDays),
})
