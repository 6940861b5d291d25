import type { CalendarDate } from '../value/calendar-date.ts'
import { type LawRuleId, lawRuleIds, lawRules } from './law-rules.data.ts'

/** Rules whose source should have been read again before this day, the longest overdue first. */
export const overdueReviews = (today: CalendarDate): { rule: LawRuleId; reviewBy: CalendarDate; url: string }[] =>
  lawRuleIds
    .map((rule) => ({ rule, reviewBy: lawRules[rule].reviewBy, url: lawRules[rule].source.url }))
    .filter(({ reviewBy }) => reviewBy < today)
    .toSorted((a, b) => a.reviewBy.localeCompare(b.reviewBy))
