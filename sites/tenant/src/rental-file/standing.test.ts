import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { expect, it } from 'vitest'
import { isSubmitted, standingOf } from './standing.ts'

const missing: MyFile['missing'] = [{ step: 'NAMES' }]
const declined: MyFile['missing'] = [{ step: 'DECLINED_DOCUMENT', category: 'INCOME' }]
const submittedAt = '2026-11-15T12:00:00.000Z'
const fileOf = (status: FileStatus, changes: Partial<MyFile>) => ({
  tenants: [
    // Other people's status does not matter.
    { id: 't-1', tenantType: 'CREATE' as const, isMe: false, joined: true, status: 'DECLINED' as const },
    { id: 't-2', tenantType: 'JOIN' as const, isMe: true, joined: true, status },
  ],
  missing: [],
  ...changes,
})

it.each([
  ['INCOMPLETE', { missing }, 'TO_COMPLETE', false],
  ['INCOMPLETE', {}, 'TO_SUBMIT', false],
  ['ARCHIVED', { missing }, 'TO_COMPLETE', false],
  ['TO_PROCESS', { submittedAt }, 'IN_REVIEW', true],
  // A document was removed (decision 114).
  ['TO_PROCESS', { missing }, 'TO_COMPLETE', true],
  ['TO_PROCESS', { missing: declined }, 'TO_CORRECT', true],
  ['DECLINED', { missing: declined, submittedAt }, 'TO_CORRECT', true],
  ['DECLINED', { submittedAt }, 'TO_CORRECT', true],
  ['VALIDATED', { submittedAt }, 'VERIFIED', true],
] as const)('%s with %j stands at %s', (status, changes, standing, handedIn) => {
  const file = fileOf(status, changes as Partial<MyFile>)
  expect(standingOf(file)).toBe(standing)
  expect(isSubmitted(file)).toBe(handedIn)
})
