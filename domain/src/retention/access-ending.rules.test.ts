import { expect, it } from 'vitest'
import { accessEndingDates } from './access-ending.rules.ts'

it.each([
  ['2026-11-12', '2026-11-20', false],
  ['2026-11-12', '2026-11-19', true],
  ['2026-11-12', '2026-11-12', true],
  ['2026-11-12', '2026-11-11', false],
  ['2028-02-22', '2028-02-29', true],
  ['2028-02-23', '2028-03-01', true],
  ['2027-02-22', '2027-03-01', true],
  ['2026-03-23', '2026-03-30', true],
  ['2026-10-19', '2026-10-26', true],
] as const)('on %s, of an access that lasts until %s: %s', (today, lastDay, isTold) => {
  const { from, to } = accessEndingDates(today)
  expect(from <= lastDay && lastDay <= to).toBe(isTold)
})
