import type { FileStatus } from './tenant-status.rules.ts'

/** What happens to a tenant's own part of a file, apart from the team's verdict. */
export type PartEvent = 'CHANGED' | 'SUBMITTED' | 'SIGNED_IN' | 'SILENT'

/**
 * Contract, files of applicants, to the letter: TO_PROCESS once everything is given and declared, and again when
 * something verified is changed; ARCHIVED after a long silence, INCOMPLETE at the next sign-in. What is not here stays
 * as it is.
 */
const next: Readonly<Record<PartEvent, Partial<Record<FileStatus, FileStatus>>>> = {
  CHANGED: { VALIDATED: 'TO_PROCESS', DECLINED: 'TO_PROCESS' },
  SUBMITTED: { INCOMPLETE: 'TO_PROCESS', DECLINED: 'TO_PROCESS' },
  SIGNED_IN: { ARCHIVED: 'INCOMPLETE' },
  SILENT: { INCOMPLETE: 'ARCHIVED', TO_PROCESS: 'ARCHIVED', VALIDATED: 'ARCHIVED', DECLINED: 'ARCHIVED' },
}

export const statusAfter = (event: PartEvent, status: FileStatus): FileStatus => next[event][status] ?? status

type Part = { status: FileStatus; submittedAt: Date | null }

/**
 * The part once something in it was changed (decision 114). With nothing missing it is in the team's hands: from now on
 * when it was not before, with its place in the queue when it was. Otherwise it waits until nothing is missing.
 */
export function partAfterChange({ status, submittedAt }: Part, isComplete: boolean, now: Date): Part {
  const after = statusAfter('CHANGED', status)
  if (after !== 'TO_PROCESS' || !isComplete) return { status: after, submittedAt: null }
  return { status: after, submittedAt: (status === 'TO_PROCESS' && submittedAt) || now }
}
