import { expect, it } from 'vitest'
import { intentCutoff, intentEnd } from './intent.rules.ts'

const now = new Date('2026-11-16T10:00:00.000Z')

it.each([
  ['2026-10-17T10:00:00.000Z', true],
  ['2026-10-17T10:00:00.001Z', false],
  ['2026-11-16T10:00:00.000Z', false],
])('an intent of %s is over: %s', (startedAt, isOver) => {
  const started = new Date(startedAt)
  expect(started <= intentCutoff(now)).toBe(isOver)
  expect(intentEnd(started) <= now).toBe(isOver)
})
