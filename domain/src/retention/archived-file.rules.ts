import { addMonths, type CalendarDate } from '../value/calendar-date.ts'

/** Months for which the answers of an archived file wait for someone to come back; its documents went at once. */
export const monthsAfterArchive = 12

/** Files archived on this day or before are deleted today (decision 117). */
export const archivedUntil = (today: CalendarDate): CalendarDate => addMonths(today, -monthsAfterArchive)
