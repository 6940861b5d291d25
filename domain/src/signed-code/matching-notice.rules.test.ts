import { expect, it } from 'vitest'
import { isNoticeLikeItsCode } from './matching-notice.rules.ts'
import type { CodeComparison, CodeFact, CodeKind } from './signed-code.schema.ts'

type Fields = Partial<Record<CodeFact, CodeComparison>>
const codeWith = (fields: Fields, kind: CodeKind = 'TAX_NOTICE') => ({
  kind,
  compared: (Object.entries(fields) as [CodeFact, CodeComparison][]).map(([fact, comparison]) => ({
    fact,
    comparison,
  })),
})
const same: Fields = { NAME: 'SAME', REFERENCE_INCOME: 'SAME' }

it.each([
  ['name and income are the same', [codeWith(same)], true],
  ['another field was not found', [codeWith({ ...same, TAX_SHARES: 'NOT_FOUND' })], true],
  ['another field is different', [codeWith({ ...same, TAX_SHARES: 'DIFFERENT' })], false],
  ['the income is different', [codeWith({ ...same, REFERENCE_INCOME: 'DIFFERENT' })], false],
  ['the income was not found', [codeWith({ ...same, REFERENCE_INCOME: 'NOT_FOUND' })], false],
  ['the code has no income', [codeWith({ NAME: 'SAME' })], false],
  ['the name was not found', [codeWith({ ...same, NAME: 'NOT_FOUND' })], false],
  ['the code has no name', [codeWith({ REFERENCE_INCOME: 'SAME' })], false],
  ['the code has not been compared', [{ kind: 'TAX_NOTICE' as const }], false],
  ['the code is of something else', [codeWith(same, 'PAYSLIP')], false],
  ['a second notice is the same', [codeWith(same), codeWith(same)], true],
  ['a second notice is different', [codeWith(same), codeWith({ ...same, NAME: 'DIFFERENT' })], false],
  ['there is no code', [], false],
] as const)('%s: %s', (_, codes, expected) => expect(isNoticeLikeItsCode(codes)).toBe(expected))
