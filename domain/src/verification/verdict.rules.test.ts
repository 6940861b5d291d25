import { expect, it } from 'vitest'
import { verdictOn } from './verdict.rules.ts'

it.each([
  [['ACCEPTED'], 'VALIDATED'],
  [['ACCEPTED', 'ACCEPTED', 'ACCEPTED'], 'VALIDATED'],
  [['ACCEPTED', 'DECLINED', 'ACCEPTED'], 'DECLINED'],
  [['DECLINED'], 'DECLINED'],
] as const)('%j: %s', (documents, verdict) => {
  expect(verdictOn(documents)).toBe(verdict)
})
