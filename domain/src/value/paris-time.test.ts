import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantInParis, parisTimeOf, timeOfDay } from './paris-time.ts'

describe('instantInParis', () => {
  it.each([
    ['2026-12-01', '10:00', '2026-12-01T09:00:00.000Z', 'winter'],
    ['2026-07-01', '10:00', '2026-07-01T08:00:00.000Z', 'summer'],
    ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z', 'after midnight'],
    ['2027-03-27', '10:00', '2027-03-27T09:00:00.000Z', 'the day before the clocks go forward'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z', 'the last minute before they do'],
    ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z', 'does not exist: 03:00'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z', 'does not exist: 03:30'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z', 'the first minute after'],
    ['2027-03-28', '10:00', '2027-03-28T08:00:00.000Z', 'later that day'],
    ['2027-10-30', '10:00', '2027-10-30T08:00:00.000Z', 'the day before the clocks go back'],
    ['2027-10-31', '01:59', '2027-10-30T23:59:00.000Z', 'before the hour that comes twice'],
    ['2027-10-31', '02:00', '2027-10-31T00:00:00.000Z', 'comes twice: the first'],
    ['2027-10-31', '02:59', '2027-10-31T00:59:00.000Z', 'comes twice: the first'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z', 'after it'],
    ['2027-10-31', '10:00', '2027-10-31T09:00:00.000Z', 'later that day'],
  ])('%s %s is %s (%s)', (date, time, instant) => expect(instantInParis(date, time).toISOString()).toBe(instant))

  it('is undone by parisTimeOf, except for the hour that does not exist', () => {
    const minute = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2030-01-01') / 60_000 })
    fc.assert(
      fc.property(minute, (at) => {
        const { date, time } = parisTimeOf(new Date(at * 60_000))
        expect(parisTimeOf(instantInParis(date, time))).toEqual({ date, time })
      }),
    )
  })
})

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['9:30', false],
  ['09:30:00', false],
])('%s is a time: %s', (text, isValid) => expect(timeOfDay.safeParse(text).success).toBe(isValid))
