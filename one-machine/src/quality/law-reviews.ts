import { overdueReviews } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

/** A warning for whoever keeps the data: it may have changed since somebody read it. */
export const lawReviewWarnings = (today: CalendarDate): string[] =>
  overdueReviews(today).map(
    ({ id, reviewBy, url }) => `The source of ${id} should have been read again by ${reviewBy}: ${url}`,
  )
