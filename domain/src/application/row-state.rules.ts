import type { CalendarDate } from '../platform/calendar-date.ts'
import type { FileStatus } from '../rental-file/tenant-status.rules.ts'

/** Why a row shows figures, or why it does not (decision 6). */
export type RowState = 'open' | 'waiting' | 'access-ended'

type Row = {
  accessEndsOn: CalendarDate
  apartmentSharing: { status: FileStatus; token?: string }
}

/**
 * What the owner reads of a row. The server decides what is visible, by sending it or not; the dates only say why. So a
 * verified file that comes without figures is one whose access has ended, whatever the clock of the browser says.
 */
export function rowState({ accessEndsOn, apartmentSharing: { status, token } }: Row, today: CalendarDate): RowState {
  if (token !== undefined) return 'open'
  return accessEndsOn < today || status === 'VALIDATED' ? 'access-ended' : 'waiting'
}
