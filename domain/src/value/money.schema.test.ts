import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cents, fromCents, positiveEuros, toCents } from './money.schema.ts'

describe('toCents', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [1.15, 115], // 1.15 * 100 is 114.99999999999999
    [4.35, 435],
    [1234.5, 123_450],
    [8_192.29, 819_229],
    [1_000_000, 100_000_000],
    [-12.34, -1_234],
  ])('%d € is %d cents', (euros, cents) => expect(toCents(euros)).toBe(cents))

  it.each([1.005, 0.001, 1e-9, 1e20, Number.NaN, Number.POSITIVE_INFINITY])('never rounds %d', (euros) => {
    expect(() => toCents(euros)).toThrow(RangeError)
  })
})

describe('cents and euros', () => {
  const anyCents = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents as Cents)

  it('converting cents to euros and back gives the same cents, and a valid amount', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const onTheWire: unknown = JSON.parse(JSON.stringify(fromCents(cents)))
        expect(toCents(positiveEuros.parse(onTheWire))).toBe(cents)
      }),
    )
  })

  it('euros are written with the digits of the cents', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(fromCents(cents).toFixed(2).replace('.', '')).toBe(String(cents).padStart(3, '0'))
      }),
    )
  })
})
