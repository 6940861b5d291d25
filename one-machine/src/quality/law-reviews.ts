import { overdueReviews, type Review } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

/** A warning for whoever keeps the data: it may have changed since somebody read it. */
export const lawReviewWarnings = (reviews: readonly Review[], today: CalendarDate): string[] =>
  overdueReviews(reviews, today).map(
    ({ id, reviewBy, url }) => `The source of ${id} should have been read again by ${reviewBy}: ${url}`,
  )
