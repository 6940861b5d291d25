import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** Days before the last day of an access on which its owner is told (contract, mails). */
const noticeDays = 7

/** Accesses whose last day is one of these, both included, are told today: late rather than never, and not once it is over. */
export const endingDates = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: today,
  to: addDays(today, noticeDays),
})
