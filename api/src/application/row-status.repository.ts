import type { RowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'

type Today = RawBuilder<CalendarDate>

/** `rowStatus` of the domain for a row of `application`, so that pages and counts need not read all rows. */
export const rowStatusAt = (today: Today) => sql<RowStatus>`case when access_ends_on < ${today} then 'ENDED'
  when paused_at is not null then 'PAUSED' else file_status::text end`

/** No list has shown it yet, and there is still something to see. */
export const isNew = (today: Today) => sql<boolean>`(seen_at is null and access_ends_on >= ${today})`
