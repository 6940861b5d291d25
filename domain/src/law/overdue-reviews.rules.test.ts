import { expect, it } from 'vitest'
import { housingAgenciesReview } from './housing-agencies.data.ts'
import { lawRuleIds, lawRules } from './law-rules.data.ts'
import { lawReviews, overdueReviews } from './overdue-reviews.rules.ts'

const url = 'https://www.legifrance.gouv.fr/'
const invented = [
  { id: 'deposit', reviewBy: '2031-06-01', url },
  { id: 'rents', reviewBy: '2030-11-25', url },
  { id: 'energy', reviewBy: '2031-01-01', url },
]

it.each([
  ['2030-11-25', []],
  ['2030-11-26', ['rents']],
  ['2031-01-02', ['rents', 'energy']],
  ['2031-06-02', ['rents', 'energy', 'deposit']],
])('names from the day after what is overdue, the longest first: %s', (today, ids) => {
  expect(overdueReviews(invented, today).map(({ id }) => id)).toEqual(ids)
})

it('are of every rule, and of the table of housing agencies', () => {
  expect(lawReviews.map(({ id }) => id)).toEqual([...lawRuleIds, 'housing-agencies'])
  const { reviewBy, source } = lawRules['energy-season']
  expect(lawReviews).toContainEqual({ id: 'energy-season', reviewBy, url: source.url })
  const agencies = housingAgenciesReview
  expect(lawReviews).toContainEqual({ id: 'housing-agencies', reviewBy: agencies.reviewBy, url: agencies.url })
})
