import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** The Monday of a day's week (ISO 8601, as in France). */
export function mondayOf(date: CalendarDate): CalendarDate {
  const sundayIsZero = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((sundayIsZero + 6) % 7))
}
