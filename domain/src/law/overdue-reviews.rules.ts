import type { CalendarDate } from '../value/calendar-date.ts'
import { housingAgenciesReview } from './housing-agencies.data.ts'
import { type LawRuleId, lawRuleIds, lawRules } from './law-rules.data.ts'

/** By when somebody reads a source again. */
export type Review<Id extends string = string> = { id: Id; reviewBy: CalendarDate; url: string }

export const lawReviews: readonly Review<LawRuleId | 'housing-agencies'>[] = [
  ...lawRuleIds.map((id) => ({ id, reviewBy: lawRules[id].reviewBy, url: lawRules[id].source.url })),
  { id: 'housing-agencies', reviewBy: housingAgenciesReview.reviewBy, url: housingAgenciesReview.url },
]

/** What should have been read again at its source before this day, the longest overdue first. */
export const overdueReviews = (reviews: readonly Review[], today: CalendarDate): Review[] =>
  reviews.filter(({ reviewBy }) => reviewBy < today).toSorted((a, b) => a.reviewBy.localeCompare(b.reviewBy))
