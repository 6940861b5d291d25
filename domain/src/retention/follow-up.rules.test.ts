import { expect, it } from 'vitest'
import { followUpDates } from './follow-up.rules.ts'

it.each([
  ['2026-11-12', '2026-10-01', true],
  ['2026-11-12', '2026-10-02', false],
  // three weeks late
  ['2026-12-03', '2026-10-01', true],
  ['2026-12-24', '2026-10-01', true],
  ['2026-12-25', '2026-10-01', false],
  // across a leap day and both clock changes
  ['2028-04-11', '2028-02-29', true],
  ['2028-04-10', '2028-02-29', false],
  ['2026-04-26', '2026-03-15', true],
  ['2026-04-25', '2026-03-15', false],
  ['2026-11-22', '2026-10-11', true],
  ['2026-11-21', '2026-10-11', false],
] as const)('on %s about a property validated on %s: %s', (today, validatedOn, isAsked) => {
  const { from, to } = followUpDates(today)
  expect(from <= validatedOn && validatedOn <= to).toBe(isAsked)
})
