import { expect, it } from 'vitest'
import { mondayOf } from './week.rules.ts'

it.each([
  ['2026-11-08', '2026-11-02'],
  ['2026-11-09', '2026-11-09'],
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})
