/** Status of one tenant, and by `fileStatus` of a whole file (spec §4). */
export const fileStatuses = ['INCOMPLETE', 'TO_PROCESS', 'VALIDATED', 'DECLINED', 'ARCHIVED'] as const
export type FileStatus = (typeof fileStatuses)[number]

/**
 * Contract, files of applicants: TO_PROCESS once everything is given and declared, VALIDATED or DECLINED by
 * verification, TO_PROCESS again when changed, ARCHIVED from anywhere after a long silence, INCOMPLETE at the next
 * sign-in. A verdict is never replaced by the other one: the tenant changes something first.
 */
const transitions: Readonly<Record<FileStatus, readonly FileStatus[]>> = {
  INCOMPLETE: ['TO_PROCESS', 'ARCHIVED'],
  TO_PROCESS: ['VALIDATED', 'DECLINED', 'ARCHIVED'],
  VALIDATED: ['TO_PROCESS', 'ARCHIVED'],
  DECLINED: ['TO_PROCESS', 'ARCHIVED'],
  ARCHIVED: ['INCOMPLETE'],
}

/** Whether a tenant's status may change so; staying as it is is no change. */
export const mayBecome = (from: FileStatus, to: FileStatus): boolean => transitions[from].includes(to)
