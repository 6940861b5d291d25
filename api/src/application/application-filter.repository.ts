import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { type RowFilter, statusesOf } from '@bailclair/domain/application/row-state.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { searchWords } from '@bailclair/domain/value/search-words.ts'
import { type RawBuilder, sql } from 'kysely'
import { rowStatusAt } from './row-status.repository.ts'

/** Which applications of an owner; everything absent finds all. */
export type ApplicationFilter = {
  property?: PropertyId | undefined
  status?: RowFilter | undefined
  /** Every word is in the names of the applicants. */
  search?: string | undefined
  ids?: readonly ApplicationId[] | undefined
}

/** For a query over `property` and `application`. */
export function matchesFilter(
  { property, status, search, ids }: ApplicationFilter,
  today: RawBuilder<CalendarDate>,
): RawBuilder<boolean> {
  const words = searchWords(search ?? '')
  const conditions = [
    property !== undefined && sql`property.id = ${property}`,
    status !== undefined && sql`${rowStatusAt(today)} = any(${statusesOf(status)})`,
    ids !== undefined && sql`application.id = any(${ids})`,
    words.length > 0 && holdsWords(sql.val(words)),
  ]
  return sql`(${sql.join([sql`true`, ...conditions.filter((condition) => condition !== false)], sql` and `)})`
}

/** Whether every word is in the names of an `application`, by `plainText` of the domain. */
export const holdsWords = (words: RawBuilder<readonly string[]>) => sql<boolean>`(
  select every(strpos(people.names, word) > 0)
  from unnest(${words}::text[]) as word, (
    select lower(replace(
      regexp_replace(normalize(string_agg(concat_ws(' ', last_name, first_name), ' '), nfd), '[\\u0300-\\u036f]', '', 'g'),
      '’', ''''
    )) as names
    from tenant where tenant.rental_file_id = application.rental_file_id
  ) as people
)`
