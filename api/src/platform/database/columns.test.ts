import { describe, expect, it } from 'vitest'
import { decimal, money } from './columns.ts'

describe('columns', () => {
  it.each([
    [0, 0],
    [0.07, 7],
    [899.9, 89_990],
    [null, null],
  ])('stores %s euros as %s cents', (euros, cents) => {
    expect(money.toColumn(euros)).toBe(cents)
    expect(money.fromColumn(cents)).toBe(euros)
  })

  it('rounds no amount', () => {
    expect(() => money.toColumn(0.001)).toThrow(RangeError)
  })

  it.each([
    [0, '0'],
    [21.5, '21.5'],
    [null, null],
  ])('stores the number %s as %s', (value, column) => {
    expect(decimal.toColumn(value)).toBe(column)
    expect(decimal.fromColumn(column)).toBe(value)
  })
})
