import { expect, it } from 'vitest'
import { deskLimitEndsAt } from './desk-limits.rules.ts'

const now = new Date('2026-11-12T10:00:00Z')
const minutesAgo = (...minutes: number[]) => minutes.map((ago) => new Date(now.getTime() - ago * 60_000))

it.each<[string, number, number[], string | undefined]>([
  ['nothing yet', 2, [], undefined],
  ['one below the limit', 2, [5], undefined],
  ['at the limit', 2, [5, 20], '2026-11-12T10:40:00.000Z'],
  ['beyond it', 2, [5, 20, 30], '2026-11-12T10:40:00.000Z'],
  ['an hour ago counts no more', 2, [5, 60], undefined],
  ['a minute less does', 2, [5, 59], '2026-11-12T10:01:00.000Z'],
])('%s: %i an hour, used %j minutes ago', (_, perHour, minutes, ends) => {
  expect(deskLimitEndsAt({ perHour, times: minutesAgo(...minutes), now })?.toISOString()).toBe(ends)
})
