import { describe, expect, it } from 'vitest'
import type { LawRuleId } from './law-rules.data.ts'
import { lettingKinds } from './letting-kind.ts'
import { kindsOf, limitsOn, tenantNotice } from './letting-limits.rules.ts'

const law = { today: '2026-11-19', changes: {} }
const changed = (rule: LawRuleId, state: 'ANNOUNCED' | 'ENDED') => ({
  ...law,
  changes: { [rule]: [{ since: '2026-11-19', state }] },
})

it.each([
  ['UNFURNISHED', 1],
  ['FURNISHED', 2],
  ['STUDENT', 2],
  ['MOBILITY', 0],
  ['SEASON', undefined],
] as const)('%s: a deposit of %s months of rent', (kind, months) => {
  expect(limitsOn(kind, law).depositMonths).toBe(months)
})

it.each([
  ['UNFURNISHED', { least: 36, leastOfCompany: 72, leastWithReason: 12, isRenewed: true }],
  ['FURNISHED', { least: 12, isRenewed: true }],
  ['STUDENT', { least: 9, most: 9, isRenewed: false }],
  ['MOBILITY', { least: 1, most: 10, isRenewed: false }],
  ['SEASON', undefined],
] as const)('%s: a main residence may be let for longer than the least: %j', (kind, duration) => {
  expect(limitsOn(kind, law).duration).toEqual(duration)
})

it.each([
  ['UNFURNISHED', 'NOT_LISTED', 3],
  ['UNFURNISHED', 'UNKNOWN', 3],
  ['UNFURNISHED', 'LISTED', 1],
  ['FURNISHED', 'NOT_LISTED', 1],
  ['FURNISHED', 'LISTED', 1],
  ['MOBILITY', 'LISTED', 1],
  ['SEASON', 'LISTED', undefined],
] as const)('%s in a zone that is %s: %s months of notice', (kind, zone, months) => {
  expect(tenantNotice(kind, zone, law)).toBe(months)
})

it('offers each kind for one furnishing', () => {
  expect([...kindsOf('UNFURNISHED'), ...kindsOf('FURNISHED')]).toEqual(lettingKinds)
})

it('lets nothing but a flat rate for the charges of a mobility lease', () => {
  expect(limitsOn('MOBILITY', law).charges).toEqual(['FLAT_RATE'])
})

describe('a rule that is not in force', () => {
  const rules = {
    'lease-deposit': 'depositMonths',
    'lease-charges': 'charges',
    'lease-duration': 'duration',
    'lease-notice': 'notice',
  } as const

  it.each([
    ['lease-deposit', 'ENDED'],
    ['lease-charges', 'ENDED'],
    ['lease-duration', 'ENDED'],
    ['lease-notice', 'ENDED'],
    ['lease-notice', 'ANNOUNCED'],
  ] as const)('sets no limit, and the others stay: %s %s', (rule, state) => {
    for (const kind of lettingKinds.filter((each) => each !== 'MOBILITY')) {
      const { [rules[rule]]: left, ...others } = limitsOn(kind, changed(rule, state))
      const { [rules[rule]]: _, ...before } = limitsOn(kind, law)
      expect(left).toBeUndefined()
      expect(others).toEqual(before)
    }
  })

  it('sets no limit for a mobility lease, which has a rule of its own', () => {
    const ended = limitsOn('MOBILITY', changed('lease-mobility', 'ENDED'))
    expect(Object.values(ended).filter((limit) => limit !== undefined)).toEqual([])
    expect(limitsOn('MOBILITY', changed('lease-deposit', 'ENDED')).depositMonths).toBe(0)
  })

  it('sets its limit on the day before', () => {
    const dayBefore = { ...changed('lease-deposit', 'ENDED'), today: '2026-11-18' }
    expect(limitsOn('FURNISHED', dayBefore).depositMonths).toBe(2)
  })

  it('asks for no notice in any zone', () => {
    for (const zone of ['LISTED', 'NOT_LISTED'] as const)
      expect(tenantNotice('UNFURNISHED', zone, changed('lease-notice', 'ENDED'))).toBeUndefined()
  })
})
