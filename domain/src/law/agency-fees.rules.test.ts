import { expect, it } from 'vitest'
import { feeLimitsInForce, feeLimitsOn, feesOfHome, feeZonesOf } from './agency-fees.rules.ts'

it.each([
  ['2014-09-14', undefined],
  ['2014-09-15', { VERY_TENSE: 12, TENSE: 10, ELSEWHERE: 8, inventory: 3 }],
  ['2025-12-31', { VERY_TENSE: 12, TENSE: 10, ELSEWHERE: 8, inventory: 3 }],
  ['2026-01-01', { VERY_TENSE: 12.1, TENSE: 10.09, ELSEWHERE: 8.07, inventory: 3.03 }],
])('on %s: %j', (day, expected) => {
  const limits = feeLimitsOn(day)
  if (expected) expect(limits).toMatchObject(expected)
  else expect(limits).toBeUndefined()
})

it('there is no limit before the rule is in force, or once the operator says that it has ended', () => {
  const law = { today: '2026-11-19', changes: {} }
  const ended = { 'lease-fees': [{ since: '2026-11-19', state: 'ENDED' as const }] }
  expect(feeLimitsInForce(law)).toBe(feeLimitsOn('2026-11-19'))
  expect(feeLimitsInForce({ ...law, changes: ended })).toBeUndefined()
  expect(feeLimitsInForce({ today: '2026-11-18', changes: ended })).toBe(feeLimitsOn('2026-11-18'))
  expect(feeLimitsInForce({ ...law, today: '2014-09-14' })).toBeUndefined()
})

it.each([
  ['75111', 'LISTED', ['VERY_TENSE']],
  ['69266', 'LISTED', ['VERY_TENSE', 'TENSE']],
  ['97411', 'UNKNOWN', ['VERY_TENSE', 'TENSE', 'ELSEWHERE']],
  ['23096', 'NOT_LISTED', ['ELSEWHERE']],
] as const)('%s, %s: %j', (citycode, zone, expected) => expect(feeZonesOf(citycode, zone)).toEqual(expected))

it.each([
  [12.1, 42, 508.2],
  [10.09, 37.5, 378.37],
  [3.03, 20, 60.6],
])('%d € for each of %d m²: %d', (limit, space, euros) => expect(feesOfHome(limit, space)).toBe(euros))
