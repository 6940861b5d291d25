import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it.each([
  [172_800, 'calm', 48, 'hours', 0],
  [172_799, 'calm', 47, 'hours', 0],
  [43_200, 'calm', 12, 'hours', 0.75],
  [43_199, 'soon', 11, 'hours', 0.75],
  [3_600, 'soon', 1, 'hours', 0.979],
  [3_599, 'soon', 59, 'minutes', 0.979],
  [59, 'soon', 1, 'minutes', 1],
  [0, 'soon', 1, 'minutes', 1],
  [-1, 'late', 1, 'minutes', 1],
  [-7_200, 'late', 2, 'hours', 1],
  [-172_799, 'late', 47, 'hours', 1],
  [-172_800, 'late', 2, 'days', 1],
  [-900_000, 'late', 10, 'days', 1],
] as const)('%i s: %s, %i %s', (seconds, kind, amount, unit, passed) => {
  const told = timeLeft(seconds, 48)
  expect(told).toMatchObject({ kind, amount, unit })
  expect(told.passed).toBeCloseTo(passed, 2)
})

it('depends on the promised hours', () => {
  expect(timeLeft(43_199, 24)).toMatchObject({ kind: 'calm', passed: expect.closeTo(0.5, 2) })
})
