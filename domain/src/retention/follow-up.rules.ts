import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** After the first validation, the owner is asked once whether the property is let (decision 150). */
const followUpDays = 42
/** Later, after a long outage, the question makes no sense any more and is not asked. */
const latestFollowUpDays = 84

/** Validation dates of the properties to ask about today, both included. */
export const followUpDates = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: addDays(today, -latestFollowUpDays),
  to: addDays(today, -followUpDays),
})
