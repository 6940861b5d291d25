import { addMonths, type CalendarDate } from '../value/calendar-date.ts'

/** Archiving erases the documents at once; the answers are kept this long, in case a tenant returns (decision 117). */
export const monthsAfterArchive = 12

/** Files archived on this day or before are deleted today (decision 117). */
export const archiveCutoff = (today: CalendarDate): CalendarDate => addMonths(today, -monthsAfterArchive)
