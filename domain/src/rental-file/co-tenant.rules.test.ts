import { describe, expect, it } from 'vitest'
import { fitOf } from './co-tenant.rules.ts'

describe('fitOf', () => {
  it.each([
    ['ALONE', 1, 'FITS'],
    ['ALONE', 2, 'TOO_MANY'],
    ['COUPLE', 1, 'TOO_FEW'],
    ['COUPLE', 2, 'FITS'],
    ['COUPLE', 3, 'TOO_MANY'],
    ['GROUP', 1, 'TOO_FEW'],
    ['GROUP', 2, 'FITS'],
    ['GROUP', 10, 'FITS'],
    ['GROUP', 11, 'TOO_MANY'],
  ] as const)('%s with %d: %s', (type, count, fit) => expect(fitOf(type, count)).toBe(fit))
})
