import { describe, expect, it } from 'vitest'
import { answerDueAt, secondsLeft } from './answer-time.rules.ts'

const submittedAt = new Date('2026-03-27T16:00:00.000Z')

describe('hours to an answer (decision 124)', () => {
  it('are counted by the calendar, over a weekend and a change of the clocks', () => {
    expect(answerDueAt(submittedAt, 48).toISOString()).toBe('2026-03-29T16:00:00.000Z')
    expect(answerDueAt(submittedAt, 72).toISOString()).toBe('2026-03-30T16:00:00.000Z')
  })

  it.each([
    ['2026-03-27T16:00:00.000Z', 172_800],
    ['2026-03-29T15:59:59.000Z', 1],
    ['2026-03-29T15:59:59.999Z', 0],
    ['2026-03-29T16:00:00.000Z', 0],
    ['2026-03-29T16:00:00.001Z', -1],
    ['2026-03-29T16:00:01.000Z', -1],
    ['2026-03-29T17:00:00.000Z', -3_600],
  ])('at %s %i seconds are left', (now, left) => {
    expect(secondsLeft(answerDueAt(submittedAt, 48), new Date(now))).toBe(left)
  })
})
