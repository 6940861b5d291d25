import { describe, expect, it } from 'vitest'
import { closedBecause, mailDueAt } from './conversation.rules.ts'

describe('closedBecause', () => {
  const open = { stage: 'RECEIVED', isAnswerWaiting: false, endedBy: [], count: 0 } as const
  it.each([
    ['a new application', open, undefined],
    ['before its last message', { ...open, count: 499 }, undefined],
    ['full', { ...open, count: 500 }, 'FULL'],
    ['ended by the owner', { ...open, endedBy: ['OWNER'] as const }, 'ENDED'],
    ['ended by the applicant', { ...open, endedBy: ['APPLICANT'] as const }, 'ENDED'],
    ['ended by both and full', { ...open, endedBy: ['OWNER', 'APPLICANT'] as const, count: 500 }, 'ENDED'],
    ['not chosen', { ...open, stage: 'NOT_CHOSEN' as const }, 'NOT_CHOSEN'],
    ['not chosen, and not told yet', { ...open, stage: 'NOT_CHOSEN' as const, isAnswerWaiting: true }, undefined],
    ['chosen', { ...open, stage: 'CHOSEN' as const }, undefined],
    ['lease signed', { ...open, stage: 'LEASE_SIGNED' as const }, undefined],
  ])('%s', (_, state, reason) => {
    expect(closedBecause(state)).toBe(reason)
  })
})

describe('mailDueAt', () => {
  const at = (time: string) => new Date(`2026-11-18T${time}Z`)
  const now = at('12:00:00')
  it.each([
    ['never mailed', null, null, now],
    ['never mailed, has read', at('11:59:00'), null, now],
    ['mailed and never read', null, at('09:00:00'), undefined],
    ['read before the last mail', at('08:59:59'), at('09:00:00'), undefined],
    ['read since, an hour after the mail', at('11:30:00'), at('11:00:00'), now],
    ['read since, within the hour', at('11:30:00'), at('11:00:01'), at('12:00:01')],
    ['read at the moment of the mail', at('11:00:00'), at('11:00:00'), now],
  ])('%s', (_, readAt, mailedAt, due) => {
    expect(mailDueAt({ readAt, mailedAt }, now)).toEqual(due)
  })
})
