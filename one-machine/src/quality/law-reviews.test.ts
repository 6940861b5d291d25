import { lawRuleIds } from '@bailclair/domain/law/law-rules.data.ts'
import { expect, it } from 'vitest'
import { lawOutcome } from '#test/checks.ts'
import { lawReviewWarnings } from './law-reviews.ts'

it('warns from the day after a review was due, with rule, day and source', () => {
  expect(lawReviewWarnings('2026-11-25')).toEqual([])
  expect(lawReviewWarnings('2026-11-26')).toContain(
    'The source of rent-control-paris should have been read again by 2026-11-25: https://www.service-public.gouv.fr/particuliers/vosdroits/F1314',
  )
})

it('is never a failure: an old release must still be built', () => {
  expect(lawOutcome('2026-11-19')).toEqual({ passed: 1, failed: 0 })
  const { report, ...counts } = lawOutcome('2099-01-01')
  expect(counts).toEqual({ passed: 1, failed: 0 })
  expect(report?.split('\n')).toHaveLength(lawRuleIds.length + 1)
})
