import type { ShownStatus } from '@bailclair/domain/application/consent-scope.rules.ts'
import type { RowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'

type Today = RawBuilder<CalendarDate>

/** `shownStatus` of the domain for a row of `application`: what the owner may know of its file. */
export const shownStatusOf = (status: RawBuilder<unknown>) => sql<ShownStatus>`case
  when consent_scope = 'CONTACT' and ${status} <> 'ARCHIVED' then 'AFTER_VISIT' else ${status}::text end`

/** `rowStatus` of the domain for a row of `application`, so that pages and counts need not read all rows. */
export const rowStatusAt = (today: Today) => sql<RowStatus>`case when access_ends_on < ${today} then 'ENDED'
  when paused_at is not null then 'PAUSED' else ${shownStatusOf(sql.ref('file_status'))} end`

/** No list has shown it yet, and there is still something to see. */
export const isNew = (today: Today) => sql<boolean>`(seen_at is null and access_ends_on >= ${today})`
