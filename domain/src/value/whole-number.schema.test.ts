import { expect, it } from 'vitest'
import { wholeNumber } from './whole-number.schema.ts'

it.each([
  [1, undefined],
  [30, undefined],
  [0, 'number-out-of-range'],
  [31, 'number-out-of-range'],
  [1.5, 'number-not-valid'],
  [Number.NaN, 'field-required'],
  ['2', 'number-not-valid'],
  [null, 'field-required'],
  [undefined, 'field-required'],
])('%s: %s', (value, expected) => expect(wholeNumber(1, 30).safeParse(value).error?.issues[0]?.message).toBe(expected))
