import { expect, it } from 'vitest'
import { tooFewPayslipPages } from './payslip-hint.rules.ts'

it.each([
  ['INCOME', 'TENANT', 'PERMANENT_CONTRACT', [], undefined],
  ['INCOME', 'TENANT', 'PERMANENT_CONTRACT', [1], 1],
  ['INCOME', 'TENANT', 'APPRENTICE', [1, 1], 2],
  ['INCOME', 'TENANT', 'CIVIL_SERVANT', [1, 1, 1], undefined],
  ['INCOME', 'TENANT', 'FIXED_TERM_CONTRACT', [3], undefined],
  ['INCOME', 'TENANT', 'RETIRED', [1], undefined],
  ['INCOME', 'TENANT', undefined, [1], undefined],
  ['INCOME', 'PERSON', undefined, [1], 1],
  ['IDENTITY', 'TENANT', 'PERMANENT_CONTRACT', [1], undefined],
  ['COMPANY', 'COMPANY', undefined, [1], undefined],
] as const)('%s of %s (%s) with pages %j: %s', (category, holder, situation, pages, few) =>
  expect(tooFewPayslipPages({ category, holder, situation, documents: pages.map((count) => ({ pages: count })) })).toBe(
    few,
  ),
)
