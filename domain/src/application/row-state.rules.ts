import type { CalendarDate } from '../value/calendar-date.ts'
import type { ShownStatus } from './consent-scope.rules.ts'

/** Why a row shows figures or hides them (decision 6). */
export type RowState = 'open' | 'waiting' | 'after-visit' | 'paused' | 'access-ended'

type Row = {
  accessEndsOn: CalendarDate
  paused?: true
  apartmentSharing: { status: ShownStatus; token?: string }
}

/**
 * The server alone decides what is visible: it sends the token and figures, or not. The dates only explain why.
 * A verified, unpaused file without figures has ended, even if the browser's clock says otherwise.
 */
export function rowState({ accessEndsOn, paused, apartmentSharing }: Row, today: CalendarDate): RowState {
  const { status, token } = apartmentSharing
  if (token !== undefined) return 'open'
  if (paused && accessEndsOn >= today) return 'paused'
  if (accessEndsOn < today || status === 'VALIDATED') return 'access-ended'
  return status === 'AFTER_VISIT' ? 'after-visit' : 'waiting'
}

/**
 * What lists show, filter and count as the status of a row (decision 190): that of the file, unless the access is
 * paused or over, or the file is shared after a visit. Archived files are not listed. The order is used when sorting by status.
 */
export const rowStatuses = [
  'VALIDATED',
  'TO_PROCESS',
  'DECLINED',
  'INCOMPLETE',
  'AFTER_VISIT',
  'PAUSED',
  'ENDED',
] as const
export type RowStatus = (typeof rowStatuses)[number]

export function rowStatus(row: Row, today: CalendarDate): RowStatus | undefined {
  const { status } = row.apartmentSharing
  if (status === 'ARCHIVED') return undefined
  const state = rowState(row, today)
  if (state === 'access-ended') return 'ENDED'
  return state === 'paused' ? 'PAUSED' : status
}

/** The three counts of every list. Together they are all its rows. */
export const rowGroups = {
  verified: ['VALIDATED'],
  waiting: ['TO_PROCESS', 'DECLINED', 'INCOMPLETE', 'AFTER_VISIT', 'PAUSED'],
  ended: ['ENDED'],
} as const satisfies Record<string, readonly RowStatus[]>
export type RowGroup = keyof typeof rowGroups

export type RowCounts = Record<RowGroup, number>

export function countRows(statuses: readonly RowStatus[]): RowCounts {
  const count = (group: RowGroup) => statuses.filter((status) => isInGroup(status, group)).length
  return { verified: count('verified'), waiting: count('waiting'), ended: count('ended') }
}

export const isInGroup = (status: RowStatus, group: RowGroup): boolean =>
  (rowGroups[group] as readonly RowStatus[]).includes(status)

const [verified, ...others] = rowStatuses
/** A list is filtered by one status, or by the group that a counter shows. */
export const rowFilters = [verified, 'WAITING', ...others] as const
export type RowFilter = (typeof rowFilters)[number]

export const statusesOf = (filter: RowFilter): readonly RowStatus[] =>
  filter === 'WAITING' ? rowGroups.waiting : [filter]
