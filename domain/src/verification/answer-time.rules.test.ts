import { describe, expect, it } from 'vitest'
import { answerDueAt, isLate, secondsLeft } from './answer-time.rules.ts'

const submittedAt = new Date('2026-03-27T16:00:00.000Z')

describe('48 hours to an answer (spec §1, decision 124)', () => {
  it('are counted by the calendar, over a weekend and a change of the clocks', () => {
    expect(answerDueAt(submittedAt).toISOString()).toBe('2026-03-29T16:00:00.000Z')
  })

  it.each([
    ['2026-03-27T16:00:00.000Z', 172_800, false],
    ['2026-03-29T15:59:59.000Z', 1, false],
    ['2026-03-29T15:59:59.999Z', 0, false],
    ['2026-03-29T16:00:00.000Z', 0, false],
    ['2026-03-29T16:00:00.001Z', -1, true],
    ['2026-03-29T16:00:01.000Z', -1, true],
    ['2026-03-29T17:00:00.000Z', -3_600, true],
  ])('at %s %i seconds are left; too late: %s', (now, left, late) => {
    expect(secondsLeft(submittedAt, new Date(now))).toBe(left)
    expect(isLate(submittedAt, new Date(now))).toBe(late)
  })
})
