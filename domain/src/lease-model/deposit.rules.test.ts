import { describe, expect, it } from 'vitest'
import { isDepositAllowed, mostDeposit } from './deposit.rules.ts'

describe('deposit', () => {
  it.each([
    ['UNFURNISHED', 650.5, 650.5],
    ['FURNISHED', 650.55, 1301.1],
    ['FURNISHED', undefined, undefined],
  ] as const)('is at most, %s with a rent of %s: %s', (furniture, rent, most) => {
    expect(mostDeposit(furniture, rent)).toBe(most)
  })

  it.each([
    ['UNFURNISHED', 0, true],
    ['UNFURNISHED', 700, true],
    ['UNFURNISHED', 700.01, false],
    ['FURNISHED', 1400, true],
    ['FURNISHED', 1400.01, false],
  ] as const)('%s with a rent of 700: %s is allowed: %s', (furniture, deposit, expected) => {
    expect(isDepositAllowed(deposit, furniture, 700)).toBe(expected)
  })

  it('has no limit without a rent', () => {
    expect(isDepositAllowed(9_999, 'UNFURNISHED', undefined)).toBe(true)
  })
})
