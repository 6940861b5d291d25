import { expect, it } from 'vitest'
import { lettingKinds } from './letting-kind.ts'
import { kindsOf, limitsOf, tenantNotice } from './letting-limits.rules.ts'

it.each([
  ['UNFURNISHED', 1],
  ['FURNISHED', 2],
  ['STUDENT', 2],
  ['MOBILITY', 0],
  ['SEASON', undefined],
] as const)('%s: a deposit of %s months of rent', (kind, months) => {
  expect(limitsOf(kind).depositMonths).toBe(months)
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

it('lets nothing but a flat rate for the charges of a mobility lease', () => {
  expect(limitsOf('MOBILITY').charges).toEqual(['FLAT_RATE'])
})
