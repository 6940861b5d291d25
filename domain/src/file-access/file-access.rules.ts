import type { FileStatus } from '../rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'

/**
 * What an owner sees today: everything (`OPEN`), or the row without figures because the period is over (`ENDED`), a
 * tenant paused it (`PAUSED`) or the file is not verified (`WAITING`).
 */
export const fileAccessStates = ['OPEN', 'WAITING', 'PAUSED', 'ENDED'] as const
export type FileAccessState = (typeof fileAccessStates)[number]

type Access = { fileStatus: FileStatus; accessEndsOn: CalendarDate; isPaused: boolean }

/** The longest-lasting reason comes first: an access that is both paused and over is ENDED. */
export function fileAccessState({ fileStatus, accessEndsOn, isPaused }: Access, today: CalendarDate): FileAccessState {
  if (accessEndsOn < today) return 'ENDED'
  if (isPaused) return 'PAUSED'
  return fileStatus === 'VALIDATED' ? 'OPEN' : 'WAITING'
}
