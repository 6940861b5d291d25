import { overdueReviews } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

/** A warning for whoever keeps the data: a rule may have changed since somebody read it. */
export const lawReviewWarnings = (today: CalendarDate): string[] =>
  overdueReviews(today).map(
    ({ rule, reviewBy, url }) => `The source of rule ${rule} should have been read again by ${reviewBy}: ${url}`,
  )
