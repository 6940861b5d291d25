import { expect, it } from 'vitest'
import { housingAgenciesReview } from './housing-agencies.data.ts'
import { lawRuleIds } from './law-rules.data.ts'
import { overdueReviews } from './overdue-reviews.rules.ts'

const overdueOn = (day: string) => overdueReviews(day).map(({ id }) => id)

it('names nothing while every review is ahead', () => expect(overdueOn('2026-11-19')).toEqual([]))

it('names the rules of the experiment the day after it should have been looked at', () => {
  expect(overdueOn('2026-11-25')).toEqual([])
  expect(overdueOn('2026-11-26')).toContain('rent-control-paris')
  expect(overdueOn('2026-11-26')).not.toContain('energy-lease-f')
})

it('names the table of housing agencies, which is no rule', () => {
  const { reviewBy, url } = housingAgenciesReview
  expect(overdueOn(reviewBy)).not.toContain('housing-agencies')
  expect(overdueReviews('2099-01-01')).toContainEqual({ id: 'housing-agencies', reviewBy, url })
})

it('names the longest overdue first, and in the end all', () => {
  const days = overdueReviews('2099-01-01').map(({ reviewBy }) => reviewBy)
  expect(days).toHaveLength(lawRuleIds.length + 1)
  expect(days).toEqual(days.toSorted())
})
