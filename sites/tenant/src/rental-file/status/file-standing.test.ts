import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { expect, it } from 'vitest'
import { fileStandingOf } from './file-standing.ts'

const file = (own: FileStatus, whole: FileStatus, submittedAt?: string) => ({
  status: whole,
  tenants: [{ id: 't-1', tenantType: 'CREATE', isMe: true, joined: true, status: own } as const],
  missing: [],
  ...(submittedAt && { submittedAt }),
})
const sent = '2026-11-15T12:00:00.000Z'

it.each([
  ['VALIDATED', 'VALIDATED', 'VERIFIED'],
  ['VALIDATED', 'TO_PROCESS', 'PART_VERIFIED'],
  ['VALIDATED', 'INCOMPLETE', 'PART_VERIFIED'],
  ['VALIDATED', 'DECLINED', 'PART_VERIFIED'],
  ['TO_PROCESS', 'TO_PROCESS', 'IN_REVIEW'],
  ['TO_PROCESS', 'DECLINED', 'IN_REVIEW'],
  ['DECLINED', 'DECLINED', 'TO_CORRECT'],
] as const)('one’s own part %s in a file %s: %s', (own, whole, outlook) => {
  expect(fileStandingOf(file(own, whole, sent))).toBe(outlook)
})

it('is ready once nothing is missing any more', () => {
  expect(fileStandingOf(file('INCOMPLETE', 'INCOMPLETE'))).toBe('TO_SUBMIT')
})
