import type { FileStatus } from '../rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'

/** Why a row shows figures, or why it does not (decision 6). */
export type RowState = 'open' | 'waiting' | 'paused' | 'access-ended'

type Row = {
  accessEndsOn: CalendarDate
  paused?: true
  apartmentSharing: { status: FileStatus; token?: string }
}

/**
 * What the owner reads of a row. The server decides what is visible, by sending it or not; the dates only say why. So a
 * verified file that comes without figures, and is not paused, is one whose access has ended, whatever the clock of the
 * browser says.
 */
export function rowState({ accessEndsOn, paused, apartmentSharing }: Row, today: CalendarDate): RowState {
  const { status, token } = apartmentSharing
  if (token !== undefined) return 'open'
  if (paused && accessEndsOn >= today) return 'paused'
  return accessEndsOn < today || status === 'VALIDATED' ? 'access-ended' : 'waiting'
}
