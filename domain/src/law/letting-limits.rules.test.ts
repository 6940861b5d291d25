import { expect, it } from 'vitest'
import { mostDepositMonths } from '../lease-model/deposit.rules.ts'
import { kindsOf, lettingKinds } from './letting-kind.ts'
import { limitsOf, tenantNotice } from './letting-limits.rules.ts'

it('has the deposit of the lease model', () => {
  for (const furniture of ['UNFURNISHED', 'FURNISHED'] as const)
    expect(limitsOf(furniture).depositMonths).toBe(mostDepositMonths[furniture])
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
  expect(tenantNotice(kind, zone)).toBe(months)
})

it('offers each kind for one furnishing', () => {
  expect([...kindsOf('UNFURNISHED'), ...kindsOf('FURNISHED')]).toEqual(lettingKinds)
})

it('asks no deposit of a mobility lease, and lets nothing but a flat rate for its charges', () => {
  expect(limitsOf('MOBILITY')).toMatchObject({ depositMonths: 0, charges: ['FLAT_RATE'] })
})
