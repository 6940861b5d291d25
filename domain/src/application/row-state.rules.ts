import type { FileStatus } from '../rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'

/** Why a row shows figures or hides them (decision 6). */
export type RowState = 'open' | 'waiting' | 'paused' | 'access-ended'

type Row = {
  accessEndsOn: CalendarDate
  paused?: true
  apartmentSharing: { status: FileStatus; token?: string }
}

/**
 * The server alone decides what is visible: it sends the token and figures, or not. The dates only explain why.
 * A verified, unpaused file without figures has ended, even if the browser's clock says otherwise.
 */
export function rowState({ accessEndsOn, paused, apartmentSharing }: Row, today: CalendarDate): RowState {
  const { status, token } = apartmentSharing
  if (token !== undefined) return 'open'
  if (paused && accessEndsOn >= today) return 'paused'
  return accessEndsOn < today || status === 'VALIDATED' ? 'access-ended' : 'waiting'
}
