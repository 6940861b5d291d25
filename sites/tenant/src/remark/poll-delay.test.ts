import { expect, it } from 'vitest'
import { pollDelay } from './poll-delay.ts'

it.each<[number, number | false]>([
  [0, 3_000],
  [14_999, 3_000],
  [15_000, 6_000],
  [59_999, 6_000],
  [60_000, 12_000],
  [179_999, 12_000],
  [180_000, 30_000],
  [599_999, 30_000],
  [600_000, false],
])('after %i ms the next question comes in %s', (elapsed, delay) => {
  expect(pollDelay(elapsed)).toBe(delay)
})
