import { lawReviews } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import { expect, it } from 'vitest'
import { lawOutcome } from '#test/checks.ts'
import { lawReviewWarnings } from './law-reviews.ts'

it('warns from the day after a review was due, with rule, day and source', () => {
  const reviews = [{ id: 'rents', reviewBy: '2030-11-25', url: 'https://www.legifrance.gouv.fr/' }]
  expect(lawReviewWarnings(reviews, '2030-11-25')).toEqual([])
  expect(lawReviewWarnings(reviews, '2030-11-26')).toEqual([
    'The source of rents should have been read again by 2030-11-25: https://www.legifrance.gouv.fr/',
  ])
})

it('is never a failure: an old release must still be built', () => {
  // every source was read after that day
  expect(lawOutcome('2020-01-01')).toEqual({ passed: 1, failed: 0 })
  const { report, ...counts } = lawOutcome('2199-01-01')
  expect(counts).toEqual({ passed: 1, failed: 0 })
  expect(report?.split('\n')).toHaveLength(lawReviews.length)
})
