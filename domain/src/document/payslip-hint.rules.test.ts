import { expect, it } from 'vitest'
import type { DocumentKind } from './accepted-documents.rules.ts'
import { tooFewPayslipPages } from './payslip-hint.rules.ts'

it.each<[given: [DocumentKind | undefined, pages: number][], few: number | undefined]>([
  [[], undefined],
  [[['PAYSLIPS', 1]], 1],
  [
    [
      ['PAYSLIPS', 1],
      ['PAYSLIPS', 1],
    ],
    2,
  ],
  [
    [
      ['PAYSLIPS', 1],
      ['PAYSLIPS', 2],
    ],
    undefined,
  ],
  [[['PAYSLIPS', 3]], undefined],
  [
    [
      ['PAYSLIPS', 1],
      ['TAX_NOTICE', 4],
    ],
    1,
  ],
  [[['TAX_NOTICE', 1]], undefined],
  [[['PAYMENTS', 1]], undefined],
  // From before kinds were asked for.
  [[[undefined, 1]], undefined],
])('%j: %s', (given, few) => expect(tooFewPayslipPages(given.map(([kind, pages]) => ({ kind, pages })))).toBe(few))
