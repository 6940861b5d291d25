import { addDays, addMonths, type CalendarDate } from '../value/calendar-date.ts'

/** Somebody who can move in already names a day that is past; a page may have been open for a while. */
const earliestDays = -31
const latestMonths = 24

/** When an applicant could move in: a day that a landlord can plan with. */
export const isPlausibleEntry = (date: CalendarDate, today: CalendarDate): boolean =>
  date >= addDays(today, earliestDays) && date <= addMonths(today, latestMonths)
