import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { dateNotAfter, todayInParis } from './today.ts'

describe('todayInParis', () => {
  it.each([
    // winter: UTC+1
    ['2026-11-14T22:59:59Z', '2026-11-14'],
    ['2026-11-14T23:00:00Z', '2026-11-15'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    // summer: UTC+2
    ['2026-07-14T21:59:59Z', '2026-07-14'],
    ['2026-07-14T22:00:00Z', '2026-07-15'],
    // the nights the clocks change
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
  ])('%s is %s', (instant, day) => expect(todayInParis(new Date(instant))).toBe(day))

  it('is a calendar date, and never goes back', () => {
    const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, instants, (one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one]
        expect(calendarDate.parse(todayInParis(before)) <= todayInParis(after)).toBe(true)
      }),
    )
  })
})

describe('dateNotAfter today', () => {
  it.each([
    ['2026-11-14', undefined],
    ['2026-11-15', undefined],
    ['2026-11-16', 'date-in-future'],
    ['2027-01-01', 'date-in-future'],
    ['2026-02-30', 'date-not-valid'],
    ['2027-02-30', 'date-not-valid'],
    ['0000-01-01', 'date-not-valid'],
    ['0001-01-01', undefined],
    ['15/11/2026', 'date-not-valid'],
    ['', 'date-not-valid'],
    [undefined, 'date-not-valid'],
  ])('%s: %s', (date, key) => {
    expect(dateNotAfter('2026-11-15').safeParse(date).error?.issues[0]?.message).toBe(key)
  })
})
