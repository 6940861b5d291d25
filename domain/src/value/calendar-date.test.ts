import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, addYears, calendarDate, daysBetween } from './calendar-date.ts'

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('calendarDate', () => {
  it.each(['2026-11-15', '2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01'])('accepts %s', (date) => {
    expect(calendarDate.safeParse(date).success).toBe(true)
  })

  it.each([
    '2026-02-29', // not a leap year
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-1-5',
    '15/11/2026',
    '2026-11-15T00:00:00Z',
    ' 2026-11-15',
    '',
    20261115,
    null,
  ])('refuses %j', (date) => {
    expect(calendarDate.safeParse(date).error?.issues[0]?.message).toBe('date-not-valid')
  })
})

describe('addDays', () => {
  it.each([
    ['2026-11-15', 0, '2026-11-15'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // clock changes in France make no difference
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s + %i days = %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  it('adding and subtracting the same number of days gives the same date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })
})

describe('addMonths', () => {
  it.each([
    ['2026-11-15', 1, '2026-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-28', 1, '2026-02-28'],
    ['2026-01-29', 1, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-29', 1, '2028-02-29'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-02-28', 1, '2026-03-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s + %i months = %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))

  it('lands in the month asked for, never on a later day number, and keeps the order of days', () => {
    fc.assert(
      fc.property(anyDate, anyDate, fc.integer({ min: -240, max: 240 }), (one, other, months) => {
        const [before, after] = one < other ? [one, other] : [other, one]
        const moved = addMonths(one, months)
        const monthIndex = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
        expect(calendarDate.safeParse(moved).success).toBe(true)
        expect(monthIndex(moved) - monthIndex(one)).toBe(months)
        expect(moved.slice(8) <= one.slice(8)).toBe(true)
        expect(addMonths(before, months) <= addMonths(after, months)).toBe(true)
      }),
    )
  })
})

describe('addYears', () => {
  it.each([
    ['2026-11-15', 10, '2036-11-15'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-02-29', 10, '2034-02-28'],
    ['2023-02-28', 1, '2024-02-28'],
  ])('%s + %i years = %s', (date, years, expected) => expect(addYears(date, years)).toBe(expected))
})

describe('daysBetween', () => {
  it.each([
    ['2026-11-18', '2026-11-18', 0],
    ['2026-11-18', '2026-11-19', 1],
    ['2026-10-24', '2026-10-26', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-11-19', '2026-11-18', -1],
  ])('from %s to %s: %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

  it('undoes addDays', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })
})
