/** Status of one tenant, and of a whole file (see `fileStatus`). */
export const fileStatuses = ['INCOMPLETE', 'TO_PROCESS', 'VALIDATED', 'DECLINED', 'ARCHIVED'] as const
export type FileStatus = (typeof fileStatuses)[number]

/** A verdict never replaces the other one: the tenant changes something first. */
const transitions: Readonly<Record<FileStatus, readonly FileStatus[]>> = {
  INCOMPLETE: ['TO_PROCESS', 'ARCHIVED'],
  TO_PROCESS: ['VALIDATED', 'DECLINED', 'ARCHIVED'],
  VALIDATED: ['TO_PROCESS', 'ARCHIVED'],
  DECLINED: ['TO_PROCESS', 'ARCHIVED'],
  ARCHIVED: ['INCOMPLETE'],
}

/** Staying in the same status is no transition. */
export const mayBecome = (from: FileStatus, to: FileStatus): boolean => transitions[from].includes(to)
