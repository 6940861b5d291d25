import { expect, it } from 'vitest'
import { lawRuleIds } from './law-rules.data.ts'
import { overdueReviews } from './overdue-reviews.rules.ts'

const rulesOn = (day: string) => overdueReviews(day).map(({ rule }) => rule)

it('names nothing while every review is ahead', () => expect(rulesOn('2026-11-19')).toEqual([]))

it('names the rules of the experiment the day after it should have been looked at', () => {
  expect(rulesOn('2026-11-25')).toEqual([])
  expect(rulesOn('2026-11-26')).toContain('rent-control-paris')
  expect(rulesOn('2026-11-26')).not.toContain('energy-lease-f')
})

it('names the longest overdue first, and in the end all', () => {
  const days = overdueReviews('2099-01-01').map(({ reviewBy }) => reviewBy)
  expect(days).toHaveLength(lawRuleIds.length)
  expect(days).toEqual(days.toSorted())
})
