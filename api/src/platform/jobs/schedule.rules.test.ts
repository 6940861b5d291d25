import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDue, isOverdue, mayRetry, type Schedule } from './schedule.rules.ts'

const at = (instant: string) => new Date(instant)

describe('isDue at intervals', () => {
  it.each([
    [null, true],
    ['2026-11-12T09:50:01Z', false],
    ['2026-11-12T09:50:00Z', true],
    ['2026-10-20T09:50:00Z', true],
  ])('every ten minutes, last at %s: %s', (last, due) =>
    expect(isDue({ everyMinutes: 10 }, last === null ? null : at(last), at('2026-11-12T10:00:00Z'))).toBe(due),
  )

  it.each([
    ['2026-11-12T09:59:46Z', false],
    ['2026-11-12T09:59:45Z', true],
  ])('every 15 seconds, last at %s: %s', (last, due) =>
    expect(isDue({ everyMinutes: 1 / 4 }, at(last), at('2026-11-12T10:00:00Z'))).toBe(due),
  )
})

describe('isDue once a day', () => {
  it.each([
    // winter, UTC+1: 09:00 is 08:00 UTC
    ['2026-11-11T08:00:00Z', '2026-11-12T07:59:59Z', false],
    ['2026-11-11T08:00:00Z', '2026-11-12T08:00:00Z', true],
    ['2026-11-12T08:00:00Z', '2026-11-12T22:59:00Z', false],
    // run late in the evening after an outage: the next morning is a new turn
    ['2026-11-12T22:00:00Z', '2026-11-13T07:59:00Z', false],
    ['2026-11-12T22:00:00Z', '2026-11-13T08:00:00Z', true],
    // three weeks of downtime: once
    ['2026-10-22T08:00:00Z', '2026-11-12T08:00:00Z', true],
    // summer, UTC+2
    ['2026-07-11T07:00:00Z', '2026-07-12T06:59:00Z', false],
    ['2026-07-11T07:00:00Z', '2026-07-12T07:00:00Z', true],
    // the day of 23 hours, and that of 25
    ['2026-03-28T08:00:00Z', '2026-03-29T06:59:00Z', false],
    ['2026-03-28T08:00:00Z', '2026-03-29T07:00:00Z', true],
    ['2026-10-24T07:00:00Z', '2026-10-25T07:59:00Z', false],
    ['2026-10-24T07:00:00Z', '2026-10-25T08:00:00Z', true],
    // leap day
    ['2028-02-28T08:00:00Z', '2028-02-29T08:00:00Z', true],
    ['2028-02-29T08:00:00Z', '2028-03-01T08:00:00Z', true],
  ])('at 09:00, last at %s, now %s: %s', (last, now, due) =>
    expect(isDue({ dailyAt: '09:00' }, at(last), at(now))).toBe(due),
  )

  it.each([
    // on 29 March 02:00 is 03:00: there is no 02:30
    ['2026-03-28T01:30:00Z', '2026-03-29T00:59:00Z', false],
    ['2026-03-28T01:30:00Z', '2026-03-29T01:00:00Z', true],
    ['2026-03-29T01:00:00Z', '2026-03-30T00:29:00Z', false],
    ['2026-03-29T01:00:00Z', '2026-03-30T00:30:00Z', true],
    // on 25 October 03:00 is 02:00 again: 02:30 comes twice
    ['2026-10-24T00:30:00Z', '2026-10-25T00:30:00Z', true],
    ['2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z', false],
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', false],
    ['2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z', true],
  ])('at an hour that is missing or comes twice, last at %s, now %s: %s', (last, now, due) =>
    expect(isDue({ dailyAt: '02:30' }, at(last), at(now))).toBe(due),
  )

  it('runs exactly once on each day of any year, whatever the hour', () => {
    const hour = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
    fc.assert(
      fc.property(fc.integer({ min: 2025, max: 2035 }), hour, (year, [hours, minutes]) => {
        const schedule: Schedule = { dailyAt: `${String(hours).padStart(2, '0')}:${minutes}` }
        let last = new Date(Date.UTC(year, 0, 1, 12))
        const began = last.getTime()
        let runs = 0
        const days = 365
        for (let now = began; now < began + days * 86_400_000; now += 900_000)
          if (isDue(schedule, last, new Date(now))) {
            runs++
            last = new Date(now)
          }
        expect(Math.abs(runs - days)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 5 },
    )
  })
})

describe('mayRetry', () => {
  it.each([
    [0, '2026-11-12T10:00:00Z', true],
    [1, '2026-11-12T10:00:59Z', false],
    [1, '2026-11-12T10:01:00Z', true],
    [3, '2026-11-12T10:03:59Z', false],
    [3, '2026-11-12T10:04:00Z', true],
    [40, '2026-11-12T10:59:59Z', false],
    [40, '2026-11-12T11:00:00Z', true],
  ])('%d failures, the last at 10:00, now %s: %s', (failures, now, may) =>
    expect(mayRetry({ failures, startedAt: at('2026-11-12T10:00:00Z') }, at(now))).toBe(may),
  )
})

describe('isOverdue', () => {
  it.each([
    [{ dailyAt: '09:00' }, '2026-11-11T08:00:00Z', '2026-11-12T08:14:59Z', false],
    [{ dailyAt: '09:00' }, '2026-11-11T08:00:00Z', '2026-11-12T08:15:00Z', true],
    [{ everyMinutes: 1 }, '2026-11-12T08:00:00Z', '2026-11-12T08:15:59Z', false],
    [{ everyMinutes: 1 }, '2026-11-12T08:00:00Z', '2026-11-12T08:16:00Z', true],
  ])('%j, last at %s, now %s: %s', (schedule, last, now, overdue) =>
    expect(isOverdue(schedule, at(last), at(now))).toBe(overdue),
  )
})
