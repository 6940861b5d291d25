import { expect, it } from 'vitest'
import { declineReasonOf, declineReasonsOf, reasonFits } from './decline-reason.rules.ts'
import { documentCategories } from './document-category.rules.ts'

it.each([
  ['UNREADABLE', 'UNREADABLE'],
  ['NOT_TO_BE_ASKED', 'NOT_TO_BE_ASKED'],
  ['OTHER', 'OTHER'],
  ['unreadable', 'OTHER'],
  ['A_REASON_OF_TOMORROW', 'OTHER'],
  [undefined, 'OTHER'],
])('%s is told as %s', (reason, told) => expect(declineReasonOf(reason)).toBe(told))

it.each([
  ['IDENTITY', 'DIFFERS', true],
  ['ADDRESS', 'DIFFERS', false],
  ['ADDRESS', 'OUT_OF_DATE', true],
  ['ADDRESS', 'NOT_TO_BE_ASKED', true],
  ['INCOME', 'PAGES_MISSING', true],
  ['GUARANTEE_BODY', 'NOT_TO_BE_ASKED', false],
  ['COMPANY', 'OUT_OF_DATE', true],
] as const)('%s may be declined as %s: %s', (category, reason, fits) => expect(reasonFits(category, reason)).toBe(fits))

it('lets every document be declined for another reason, which is last', () => {
  for (const category of documentCategories) expect(declineReasonsOf[category].at(-1)).toBe('OTHER')
})
