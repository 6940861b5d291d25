import { describe, expect, it } from 'vitest'
import { fileStatuses, mayBecome } from './tenant-status.rules.ts'

const allowed = [
  'INCOMPLETE → TO_PROCESS',
  'INCOMPLETE → ARCHIVED',
  'TO_PROCESS → VALIDATED',
  'TO_PROCESS → DECLINED',
  'TO_PROCESS → ARCHIVED',
  'VALIDATED → TO_PROCESS',
  'VALIDATED → ARCHIVED',
  'DECLINED → TO_PROCESS',
  'DECLINED → ARCHIVED',
  'ARCHIVED → INCOMPLETE',
]

describe('mayBecome', () => {
  const every = fileStatuses.flatMap((from) =>
    fileStatuses.map((to) => [from, to, allowed.includes(`${from} → ${to}`)]),
  )

  it.each(every as [(typeof fileStatuses)[number], (typeof fileStatuses)[number], boolean][])(
    '%s → %s: %s',
    (from, to, isAllowed) => expect(mayBecome(from, to)).toBe(isAllowed),
  )

  it('has no verdict without verification', () => {
    const towardsVerdict = every.filter(([, to, isAllowed]) => isAllowed && (to === 'VALIDATED' || to === 'DECLINED'))
    expect(towardsVerdict.map(([from]) => from)).toEqual(['TO_PROCESS', 'TO_PROCESS'])
  })
})
