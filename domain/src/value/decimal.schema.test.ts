import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positiveArea } from './area.schema.ts'
import { type decimal, hasAtMostTwoDecimals } from './decimal.schema.ts'
import { nonNegativeEuros, positiveEuros } from './money.schema.ts'

type NumberSchema = typeof decimal | typeof positiveEuros | typeof nonNegativeEuros | typeof positiveArea
const problem = (schema: NumberSchema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe.each([
  ['rent', positiveEuros],
  ['charges', nonNegativeEuros],
  ['living space', positiveArea],
])('%s', (_, schema) => {
  it.each([0.01, 0.1, 1.15, 19.99, 750, 1234.5, 999_999.99, 1_000_000])('accepts %d', (value) => {
    expect(schema.parse(value)).toBe(value)
  })

  it.each([
    [undefined, 'field-required'],
    [null, 'field-required'],
    ['', 'field-required'],
    [Number.NaN, 'field-required'],
    [Number.POSITIVE_INFINITY, 'number-not-valid'],
    [Number.NEGATIVE_INFINITY, 'number-not-valid'],
    [JSON.parse('1e999'), 'number-not-valid'],
    ['750', 'number-not-valid'],
    [true, 'number-not-valid'],
    [false, 'number-not-valid'],
    [{}, 'number-not-valid'],
    [10n, 'number-not-valid'],
    [1.001, 'number-too-many-decimals'],
    [0.001, 'number-too-many-decimals'],
    [1e-7, 'number-too-many-decimals'],
    [999_999.999, 'number-too-many-decimals'],
    [1_000_000.01, 'number-too-large'],
    [1_000_001, 'number-too-large'],
    [1e300, 'number-too-large'],
  ])('refuses %s: %s', (value, key) => expect(problem(schema, value)).toBe(key))
})

describe('the sign', () => {
  it.each([
    ['rent', positiveEuros, 0.01, undefined],
    ['rent', positiveEuros, 0, 'number-not-positive'],
    ['rent', positiveEuros, -0.01, 'number-not-positive'],
    ['rent', positiveEuros, -2_000_000, 'number-not-positive'],
    ['charges', nonNegativeEuros, 0, undefined],
    ['charges', nonNegativeEuros, -0.01, 'number-not-positive-or-null'],
    ['living space', positiveArea, 0.01, undefined],
    ['living space', positiveArea, 0, 'area-not-positive'],
    ['living space', positiveArea, -1, 'area-not-positive'],
  ])('%s: %#', (_, schema, value, key) => expect(problem(schema, value)).toBe(key))
})

describe('hasAtMostTwoDecimals', () => {
  it('agrees with the decimal writing of any number', () => {
    const written = fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((value) => !String(value).includes('e'))
    const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0
    fc.assert(
      fc.property(written, (value) => {
        expect(hasAtMostTwoDecimals(value)).toBe(decimals(value) <= 2)
      }),
    )
  })

  it('accepts every whole number of hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (hundredths) => {
        expect(hasAtMostTwoDecimals(hundredths / 100)).toBe(true)
      }),
    )
  })
})
