import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../value/calendar-date.ts'
import { findExpiry } from './certificate-expiry.rules.ts'

describe('findExpiry', () => {
  it.each([
    ['2026-11-14', 'expired'],
    ['2026-11-15', 'soon'],
    ['2027-05-15', 'soon'],
    ['2027-05-16', undefined],
    ['2036-11-14', undefined],
  ])('on 15 November 2026, valid until %s: %s', (validUntil, expected) =>
    expect(findExpiry(validUntil, '2026-11-15')).toBe(expected),
  )

  it('six months from the last day of August end with February', () => {
    expect(findExpiry('2027-02-28', '2026-08-31')).toBe('soon')
    expect(findExpiry('2027-03-01', '2026-08-31')).toBeUndefined()
  })

  it('says nothing, then soon, then expired, and never goes back', () => {
    const order = [undefined, 'soon', 'expired']
    const days = fc.nat({ max: 8000 })
    fc.assert(
      fc.property(days, days, days, (until, one, other) => {
        const day = (count: number) => addDays('2020-01-01', count)
        const [earlier, later] = [one, other].sort((a, b) => a - b).map((at) => findExpiry(day(until), day(at)))
        expect(order.indexOf(earlier)).toBeLessThanOrEqual(order.indexOf(later))
      }),
    )
  })
})
