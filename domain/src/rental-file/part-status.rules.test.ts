import { describe, expect, it } from 'vitest'
import { type PartEvent, partAfterChange, statusAfter } from './part-status.rules.ts'
import { fileStatuses, mayBecome } from './tenant-status.rules.ts'

const events: PartEvent[] = ['CHANGED', 'SUBMITTED', 'SIGNED_IN', 'SILENT']

describe('statusAfter', () => {
  it.each([
    ['CHANGED', 'INCOMPLETE', 'INCOMPLETE'],
    ['CHANGED', 'TO_PROCESS', 'TO_PROCESS'],
    ['CHANGED', 'VALIDATED', 'TO_PROCESS'],
    ['CHANGED', 'DECLINED', 'TO_PROCESS'],
    ['CHANGED', 'ARCHIVED', 'ARCHIVED'],
    ['SUBMITTED', 'INCOMPLETE', 'TO_PROCESS'],
    ['SUBMITTED', 'TO_PROCESS', 'TO_PROCESS'],
    ['SUBMITTED', 'VALIDATED', 'VALIDATED'],
    ['SUBMITTED', 'DECLINED', 'TO_PROCESS'],
    ['SUBMITTED', 'ARCHIVED', 'ARCHIVED'],
    ['SIGNED_IN', 'INCOMPLETE', 'INCOMPLETE'],
    ['SIGNED_IN', 'TO_PROCESS', 'TO_PROCESS'],
    ['SIGNED_IN', 'VALIDATED', 'VALIDATED'],
    ['SIGNED_IN', 'DECLINED', 'DECLINED'],
    ['SIGNED_IN', 'ARCHIVED', 'INCOMPLETE'],
    ['SILENT', 'INCOMPLETE', 'ARCHIVED'],
    ['SILENT', 'TO_PROCESS', 'ARCHIVED'],
    ['SILENT', 'VALIDATED', 'ARCHIVED'],
    ['SILENT', 'DECLINED', 'ARCHIVED'],
    ['SILENT', 'ARCHIVED', 'ARCHIVED'],
  ] as const)('%s, %s: %s', (event, status, after) => expect(statusAfter(event, status)).toBe(after))

  it('makes only allowed transitions', () => {
    for (const event of events)
      for (const status of fileStatuses) {
        const after = statusAfter(event, status)
        expect(after === status || mayBecome(status, after)).toBe(true)
      }
  })
})

describe('partAfterChange (decision 114)', () => {
  const before = new Date('2026-11-01T10:00:00Z')
  const now = new Date('2026-11-12T10:00:00Z')
  it.each([
    ['INCOMPLETE', null, true, 'INCOMPLETE', null],
    ['INCOMPLETE', null, false, 'INCOMPLETE', null],
    ['TO_PROCESS', before, true, 'TO_PROCESS', before],
    ['TO_PROCESS', before, false, 'TO_PROCESS', null],
    ['TO_PROCESS', null, true, 'TO_PROCESS', now],
    ['TO_PROCESS', null, false, 'TO_PROCESS', null],
    ['VALIDATED', before, true, 'TO_PROCESS', now],
    ['VALIDATED', before, false, 'TO_PROCESS', null],
    ['DECLINED', before, true, 'TO_PROCESS', now],
    ['DECLINED', before, false, 'TO_PROCESS', null],
  ] as const)('%s submitted %s, complete %s: %s, %s', (status, submittedAt, isComplete, after, handedIn) =>
    expect(partAfterChange({ status, submittedAt }, isComplete, now)).toEqual({ status: after, submittedAt: handedIn }),
  )
})
