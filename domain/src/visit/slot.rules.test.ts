import { describe, expect, it } from 'vitest'
import { fieldError } from '../contract/field-errors.ts'
import { datesOfSeries, planSlots, slotsOverlap, slotTimeProblem } from './slot.rules.ts'
import { type NewSlots, newSlots, slotLimits } from './slot.schema.ts'

const series = (changes: Partial<NewSlots>): NewSlots => ({
  dates: ['2026-12-01'],
  time: '10:00',
  slotsPerDay: 1,
  durationMinutes: 30,
  bufferMinutes: 0,
  places: 1,
  ...changes,
})
const starts = (changes: Partial<NewSlots>) => planSlots(series(changes)).map(({ startsAt }) => startsAt.toISOString())
const at = (text: string) => new Date(text)
const slot = (startsAt: string, durationMinutes = 30, bufferMinutes = 0) => ({
  startsAt: at(startsAt),
  durationMinutes,
  bufferMinutes,
})

describe('newSlots', () => {
  it.each([
    ['durationMinutes', 9, 10],
    ['durationMinutes', 181, 180],
    ['bufferMinutes', -1, 0],
    ['bufferMinutes', 61, 60],
    ['places', 0, 1],
    ['places', 21, 20],
    ['slotsPerDay', 0, 1],
    ['slotsPerDay', 51, 50],
    ['place', '', 'Entrée B'],
    ['place', 'x'.repeat(201), 'x'.repeat(200)],
    ['dates', [], ['2026-12-01']],
    ['time', '24:00', '23:59'],
  ])('%s: %j is refused, %j is not', (field, refused, accepted) => {
    expect(newSlots.safeParse(series({ [field]: refused })).success).toBe(false)
    expect(newSlots.safeParse(series({ [field]: accepted })).success).toBe(true)
  })
})

describe('planSlots', () => {
  it('puts slots one after the other, with the buffer between them', () => {
    expect(starts({ slotsPerDay: 3, bufferMinutes: 10 })).toEqual([
      '2026-12-01T09:00:00.000Z',
      '2026-12-01T09:40:00.000Z',
      '2026-12-01T10:20:00.000Z',
    ])
  })

  it('takes each date once, in order', () => {
    const dates = ['2026-12-02', '2026-12-01', '2026-12-02']
    expect(starts({ dates })).toEqual(['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z'])
  })

  it.each([
    ['2027-03-27', '2027-03-28', '2027-03-27T09:00:00.000Z', '2027-03-28T08:00:00.000Z'],
    ['2027-10-30', '2027-10-31', '2027-10-30T08:00:00.000Z', '2027-10-31T09:00:00.000Z'],
  ])('keeps 10:00 in France from %s to %s', (before, after, ...instants) => {
    expect(starts({ dates: [before, after] })).toEqual(instants)
  })

  it.each([
    // 01:00, 02:00 = 03:00 summer time, 04:00
    ['2027-03-28', ['2027-03-28T00:00:00.000Z', '2027-03-28T01:00:00.000Z', '2027-03-28T02:00:00.000Z']],
    // 01:00, 02:00, 02:00 again
    ['2027-10-31', ['2027-10-30T23:00:00.000Z', '2027-10-31T00:00:00.000Z', '2027-10-31T01:00:00.000Z']],
  ])('counts minutes that pass in the night of %s', (date, instants) => {
    expect(starts({ dates: [date], time: '01:00', durationMinutes: 60, slotsPerDay: 3 })).toEqual(instants)
  })
})

describe('datesOfSeries', () => {
  it.each([
    ['without weekdays', [], '2027-12-01', ['2026-12-01']],
    ['until the first date', [2], '2026-12-01', ['2026-12-01']],
    ['the day before the next Tuesday', [2], '2026-12-07', ['2026-12-01']],
    ['up to and including the next Tuesday', [2], '2026-12-08', ['2026-12-01', '2026-12-08']],
    ['weekend', [6, 7], '2026-12-07', ['2026-12-01', '2026-12-05', '2026-12-06']],
  ])('%s', (_, weekdays, until, dates) => expect(datesOfSeries('2026-12-01', weekdays, until)).toEqual(dates))

  it('stops above the limit', () => {
    expect(datesOfSeries('2026-12-01', [1, 2, 3, 4, 5, 6, 7], '9999-12-31')).toHaveLength(slotLimits.slotsAtOnce + 1)
  })
})

describe('slotTimeProblem', () => {
  const now = at('2026-12-01T09:00:00Z')
  it.each([
    ['now', '2026-12-01T09:00:00Z', fieldError.slotInPast],
    ['a minute later', '2026-12-01T09:01:00Z', undefined],
    ['on the 90th day', '2027-03-01T22:59:00Z', undefined],
    ['on the 91st day in France', '2027-03-01T23:00:00Z', fieldError.slotTooFar],
  ])('%s', (_, startsAt, problem) => expect(slotTimeProblem([{ startsAt: at(startsAt) }], now)).toBe(problem))

  it.each([
    [50, undefined],
    [51, fieldError.tooManySlots],
  ])('%i slots', (slotsPerDay, problem) => {
    const planned = planSlots({ ...series({ dates: ['2026-12-02'], time: '00:00' }), slotsPerDay, durationMinutes: 10 })
    expect(slotTimeProblem(planned, now)).toBe(problem)
  })
})

describe('slotsOverlap', () => {
  const ten = slot('2026-12-01T10:00:00Z', 30, 10)
  it.each([
    ['at the same time', slot('2026-12-01T10:00:00Z'), true],
    ['at the last minute of the buffer', slot('2026-12-01T10:39:00Z'), true],
    ['when the buffer is over', slot('2026-12-01T10:40:00Z'), false],
    ['ends when the other begins', slot('2026-12-01T09:30:00Z'), false],
    ['ends a minute later', slot('2026-12-01T09:31:00Z'), true],
    ['its own buffer reaches into the other', slot('2026-12-01T09:30:00Z', 30, 1), true],
  ])('%s', (_, other, isOverlapping) => {
    expect(slotsOverlap([other], [ten])).toBe(isOverlapping)
    expect(slotsOverlap([other, ten], [])).toBe(isOverlapping)
  })

  it('finds a series that runs into the next date', () => {
    const night = series({ dates: ['2026-12-01', '2026-12-02'], time: '23:00', durationMinutes: 180, slotsPerDay: 9 })
    expect(slotsOverlap(planSlots(night), [])).toBe(true)
    expect(slotsOverlap(planSlots({ ...night, slotsPerDay: 8 }), [])).toBe(false)
  })
})
