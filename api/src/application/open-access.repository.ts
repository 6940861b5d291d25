import type { CalendarDate } from '@bailclair/domain/platform/calendar-date.ts'
import { type SqlBool, sql } from 'kysely'

/**
 * Whether the link of an application opens its file (decisions 19, 82): verified, within the period, not paused. A
 * withdrawal, and the end of property or owner, take the row away. Asked at each request, by every door there is.
 */
export const isAccessOpen = (today: CalendarDate) => sql<SqlBool>`(application.file_status = 'VALIDATED'
  and application.access_ends_on >= ${today} and application.paused_at is null)`
