import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate } from './calendar-date.ts'
import { readTypedDate, writeTypedDate } from './typed-date.ts'

describe('readTypedDate', () => {
  it.each([
    ['27/03/2022', '2022-03-27'],
    [' 27/3/2022 ', '2022-03-27'],
    ['7.3.2022', '2022-03-07'],
    ['07-03-2022', '2022-03-07'],
    ['07 03 2022', '2022-03-07'],
    ['07\u202F03\u202F2022', '2022-03-07'],
    ['27032022', '2022-03-27'],
    ['2022-03-27', '2022-03-27'],
    [' 2022-03-27 ', '2022-03-27'],
  ])('%j is %s', (typed, date) => expect(readTypedDate(typed)).toBe(date))

  it.each(['', '  '])('%j is nothing', (typed) => expect(readTypedDate(typed)).toBeUndefined())

  it.each([
    '31/02/2022',
    '27/13/2022',
    '0/1/2022',
    '27/03/22',
    '27/03/20225',
    '127/03/2022',
    '2703202',
    '270320225',
    '127032022',
    'mars 2022',
    '27/03/0000',
    '1/2/3/2022',
  ])('%j is no date', (typed) => expect(calendarDate.safeParse(readTypedDate(typed)).success).toBe(false))

  it('writes the day first, as people do', () => expect(writeTypedDate('2022-03-27')).toBe('27/03/2022'))

  it('reads back every day it writes', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
    fc.assert(fc.property(anyDay, (day) => readTypedDate(writeTypedDate(day)) === day))
  })
})
