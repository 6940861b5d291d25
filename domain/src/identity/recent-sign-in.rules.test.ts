import { expect, it } from 'vitest'
import { isRecentSignIn } from './recent-sign-in.rules.ts'

const now = new Date('2026-11-16T10:00:00Z')

it.each([
  ['this second', 0, true],
  ['ten minutes ago', 600, true],
  ['ten minutes ago on a clock that is 5 s behind', 605, true],
  ['longer ago', 606, false],
  ['yesterday', 86_400, false],
  ['on a clock that is 5 s ahead', -5, true],
  ['in the future, which nobody can', -6, false],
])('signed in %s (%i s): %s', (_, secondsAgo, expected) => {
  expect(isRecentSignIn(new Date(now.getTime() - secondsAgo * 1_000), now)).toBe(expected)
})

it.each([[undefined], [new Date(Number.NaN)]])('an unknown time (%s) counts as old', (authenticatedAt) => {
  expect(isRecentSignIn(authenticatedAt, now)).toBe(false)
})
