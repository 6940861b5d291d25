import { expect, it } from 'vitest'
import { isPlausibleEntry } from './entry-date.rules.ts'

it.each([
  ['2026-10-11', false],
  ['2026-10-12', true],
  ['2026-11-12', true],
  ['2028-11-12', true],
  ['2028-11-13', false],
])('on 12 November 2026, an entry on %s is plausible: %s', (date, isPlausible) => {
  expect(isPlausibleEntry(date, '2026-11-12')).toBe(isPlausible)
})
