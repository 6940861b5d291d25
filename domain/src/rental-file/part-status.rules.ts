import type { FileStatus } from './tenant-status.rules.ts'

/** What happens to a tenant's own part of a file, apart from the team's verdict. */
export type PartEvent = 'CHANGED' | 'SUBMITTED' | 'SIGNED_IN' | 'SILENT'

/** What is not listed stays as it is. */
const next: Readonly<Record<PartEvent, Partial<Record<FileStatus, FileStatus>>>> = {
  CHANGED: { VALIDATED: 'TO_PROCESS', DECLINED: 'TO_PROCESS' },
  SUBMITTED: { INCOMPLETE: 'TO_PROCESS', DECLINED: 'TO_PROCESS' },
  SIGNED_IN: { ARCHIVED: 'INCOMPLETE' },
  SILENT: { INCOMPLETE: 'ARCHIVED', TO_PROCESS: 'ARCHIVED', VALIDATED: 'ARCHIVED', DECLINED: 'ARCHIVED' },
}

export const statusAfter = (event: PartEvent, status: FileStatus): FileStatus => next[event][status] ?? status

type Part = { status: FileStatus; submittedAt: Date | null }

/**
 * The part after a change (decision 114). A complete part waits for the team and keeps its place in the queue if it had
 * one. An incomplete part waits for its tenant.
 */
export function partAfterChange({ status, submittedAt }: Part, isComplete: boolean, now: Date): Part {
  const after = statusAfter('CHANGED', status)
  if (after !== 'TO_PROCESS' || !isComplete) return { status: after, submittedAt: null }
  return { status: after, submittedAt: (status === 'TO_PROCESS' && submittedAt) || now }
}
