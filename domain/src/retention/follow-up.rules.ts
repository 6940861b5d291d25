import { addDays, type CalendarDate } from '../value/calendar-date.ts'

/** Days after its first validation on which an owner is asked whether a property is let (contract, mails). */
const followUpDays = 42
/** Asked later than this, the question makes no sense any more: a service that was away for long does not ask it. */
const latestFollowUpDays = 84

/** Properties validated on these days, both included, are asked about today. */
export const followUpDates = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: addDays(today, -latestFollowUpDays),
  to: addDays(today, -followUpDays),
})
