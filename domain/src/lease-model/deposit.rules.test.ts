import { describe, expect, it } from 'vitest'
import { isDepositAllowed, mostDeposit } from './deposit.rules.ts'

const law = { today: '2026-11-19', changes: {} }
const ended = { ...law, changes: { 'lease-deposit': [{ since: '2026-11-19', state: 'ENDED' as const }] } }

describe('deposit', () => {
  it.each([
    ['UNFURNISHED', 650.5, 650.5],
    ['FURNISHED', 650.55, 1301.1],
    ['MOBILITY', 650.55, 0],
    ['SEASON', 650.55, undefined],
    ['FURNISHED', undefined, undefined],
  ] as const)('is at most, %s with a rent of %s: %s', (kind, rent, most) => {
    expect(mostDeposit(kind, rent, law)).toBe(most)
  })

  it.each([
    ['UNFURNISHED', 0, true],
    ['UNFURNISHED', 700, true],
    ['UNFURNISHED', 700.01, false],
    ['FURNISHED', 1400, true],
    ['FURNISHED', 1400.01, false],
  ] as const)('%s with a rent of 700: %s is allowed: %s', (furniture, deposit, expected) => {
    expect(isDepositAllowed(deposit, furniture, 700, law)).toBe(expected)
  })

  it('has no limit without a rent, or once the rule has ended', () => {
    expect(isDepositAllowed(9_999, 'UNFURNISHED', undefined, law)).toBe(true)
    expect(mostDeposit('UNFURNISHED', 700, ended)).toBeUndefined()
    expect(isDepositAllowed(9_999, 'UNFURNISHED', 700, ended)).toBe(true)
  })
})
