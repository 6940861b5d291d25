import type { ConsentScope } from '../application/consent-scope.rules.ts'
import type { FileStatus } from '../rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'

/**
 * What an owner sees today: everything (`OPEN`), or the row without figures because the period is over (`ENDED`), a
 * tenant paused it (`PAUSED`), it is shared after a visit (`AFTER_VISIT`) or the file is not verified (`WAITING`).
 */
export const fileAccessStates = ['OPEN', 'WAITING', 'AFTER_VISIT', 'PAUSED', 'ENDED'] as const
export type FileAccessState = (typeof fileAccessStates)[number]

type Access = { fileStatus: FileStatus; consentScope: ConsentScope; accessEndsOn: CalendarDate; isPaused: boolean }

/** The longest-lasting reason comes first: an access that is both paused and over is ENDED. */
export function fileAccessState(
  { fileStatus, consentScope, accessEndsOn, isPaused }: Access,
  today: CalendarDate,
): FileAccessState {
  if (accessEndsOn < today) return 'ENDED'
  if (isPaused) return 'PAUSED'
  if (consentScope === 'CONTACT') return 'AFTER_VISIT'
  return fileStatus === 'VALIDATED' ? 'OPEN' : 'WAITING'
}
