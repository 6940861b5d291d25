import { describe, expect, it } from 'vitest'
import { leavesAt, mayUndo } from './answer.rules.ts'
import { choice, longestReason, refusal } from './choice.schema.ts'

const decidedAt = new Date('2026-11-18T09:00:00Z')

it('an answer leaves a day after the decision', () =>
  expect(leavesAt(decidedAt)).toEqual(new Date('2026-11-19T09:00:00Z')))

describe('undoing', () => {
  const answer = { leavesAt: leavesAt(decidedAt), leftAt: null }
  it.each([
    ['at once', decidedAt, true],
    ['a second before it leaves', new Date('2026-11-19T08:59:59Z'), true],
    ['when it is due', new Date('2026-11-19T09:00:00Z'), false],
  ])('%s: %s', (_, now, expected) => expect(mayUndo(answer, now)).toBe(expected))

  it('is over once it has left', () => expect(mayUndo({ ...answer, leftAt: decidedAt }, decidedAt)).toBe(false))
})

describe('a choice', () => {
  const applicationId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const given = { applicationId, text: 'SIMPLE', reason: 'OTHER_CHOSEN', tellsReason: false, access: 'AT_ONCE' }
  const isValid = (change: object) => choice.safeParse({ ...given, ...change }).success

  it.each([
    [{}, true],
    [{ reason: 'OTHER' }, false],
    [{ reason: 'OTHER', words: '  ' }, false],
    [{ reason: 'OTHER', words: 'Le logement est vendu.' }, true],
    [{ reason: 'OTHER', words: 'x'.repeat(longestReason) }, true],
    [{ reason: 'OTHER', words: 'x'.repeat(longestReason + 1) }, false],
    [{ reason: 'ORIGIN' }, false],
    [{ text: 'UNANSWERED' }, false],
    [{ text: 'CHOSEN' }, false],
    [{ access: 'NEVER' }, false],
  ])('%o: %s', (change, expected) => expect(isValid(change)).toBe(expected))

  it('answers nobody by mistake', () => {
    const { applicationId: _, ...others } = given
    expect(refusal.safeParse({ ...others, ids: [] }).success).toBe(false)
    expect(refusal.safeParse({ ...others, ids: [applicationId] }).success).toBe(true)
  })
})
