import { expect, it } from 'vitest'
import { builtPeriodOf, builtPeriodWithin } from './built-period.ts'

it.each([
  [1650, 'BEFORE_1946'],
  [1945, 'BEFORE_1946'],
  [1946, '1946_1970'],
  [1970, '1946_1970'],
  [1971, '1971_1990'],
  [1990, '1971_1990'],
  [1991, '1991_2005'],
  [2005, '1991_2005'],
  [2006, 'AFTER_2005'],
  [2026, 'AFTER_2005'],
] as const)('%i: %s', (year, period) => {
  expect(builtPeriodOf(year)).toBe(period)
})

it.each([
  [1971, 1990, '1971_1990'],
  [1970, 1990, undefined],
  [1971, 1991, undefined],
  [1975, 1977, '1971_1990'],
  [1989, 2000, undefined],
  [2001, 2005, '1991_2005'],
  [2006, 2012, 'AFTER_2005'],
] as const)('from %i to %i: %s', (first, last, period) => {
  expect(builtPeriodWithin(first, last)).toBe(period)
})
