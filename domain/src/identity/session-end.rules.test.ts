import { expect, it } from 'vitest'
import { sessionStage } from './session-end.rules.ts'

const now = new Date('2026-11-16T10:00:00Z')

it.each([
  ['ten hours', 36_000, 'running'],
  ['131 s', 131, 'running'],
  ['130 s: two minutes when the page has noticed', 130, 'ending'],
  ['one second', 1, 'ending'],
  ['nothing', 0, 'over'],
  ['less than nothing', -1, 'over'],
])('a session with %s left (%i s) is %s', (_, secondsLeft, stage) => {
  expect(sessionStage(new Date(now.getTime() + secondsLeft * 1_000), now)).toBe(stage)
})

it.each([[undefined], [new Date(Number.NaN)]])('a session whose end is unknown (%s) runs', (endsAt) => {
  expect(sessionStage(endsAt, now)).toBe('running')
})
