import { expect, it } from 'vitest'
import { versionOfTime } from './poll-version.ts'

const accounts = Array.from({ length: 100 }, (_, number) => `account ${number}`)
const changes = (from: string, to: string) =>
  accounts.filter((account) => versionOfTime(new Date(from), account) !== versionOfTime(new Date(to), account)).length

it.each([
  ['midnight in Paris passes', '2026-11-12T22:59:59Z', '2026-11-12T23:00:00Z', 100, 100],
  ['midnight in summer passes', '2026-07-12T21:59:59Z', '2026-07-12T22:00:00Z', 100, 100],
  ['ten minutes pass', '2026-11-12T12:00:00Z', '2026-11-12T12:10:00Z', 100, 100],
  ['five minutes pass: about half', '2026-11-12T12:00:00Z', '2026-11-12T12:05:00Z', 25, 75],
  ['a second passes: hardly one', '2026-11-12T12:00:00Z', '2026-11-12T12:00:01Z', 0, 5],
])('answers are built again when %s', (_, from, to, least, most) => {
  const count = changes(from, to)
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
})
