import type { ListCursor, ListRank } from '@bailclair/domain/application/list-cursor.ts'
import { type RowStatus, rowStatuses, statusesOf } from '@bailclair/domain/application/row-state.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { searchWords } from '@bailclair/domain/value/search-words.ts'
import { type RawBuilder, sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import { type ApplicationFilter, holdsWords } from './application-filter.repository.ts'

/** A row of a page, and whether it has the names that are searched. */
export type PlaceInList = ListCursor & { isNamed: boolean }

type PlaceValues = {
  ownerId: OwnerId
  today: CalendarDate
  filter: ApplicationFilter
  after?: ListCursor | undefined
  before?: ListCursor | undefined
  limit: number
}

const withoutEnded = (statuses: readonly RowStatus[]) => statuses.filter((status) => status !== 'ENDED')
/** What `listed_as` of the database says of rows, seen or not; archived files are not listed. */
const listedAs = (statuses: readonly RowStatus[]) => statuses.flatMap((status) => [status, `${status} UNSEEN`])

/** In which ranks the rows of a filter are, and under which statuses. */
function cellsOf(status: ApplicationFilter['status']): [ListRank, string[]][] {
  const wanted = status ? statusesOf(status) : rowStatuses
  return [
    [1, listedAs(withoutEnded(wanted))],
    [2, wanted.includes('ENDED') ? listedAs(withoutEnded(rowStatuses)) : []],
  ]
}

/** What decides the text of the statement: there are few, and each is planned once for a connection. */
type Shape = {
  status: ApplicationFilter['status']
  hasProperty: boolean
  hasWords: boolean
  /** Where a page begins, or ends. */
  place?: { rank: ListRank; isEnd: boolean } | undefined
}

type Values = Omit<ListCursor, 'rank'> & {
  ownerId: OwnerId
  today: CalendarDate
  property: PropertyId
  words: readonly string[]
  limit: number
}
type Given = Placeholders<Values>

/**
 * Rows of a list, in its order: those whose access lasts longest first, which does not change while somebody reads it.
 * Each status is a range of an index in this order, and PostgreSQL merges the ranges: it reads little more than it
 * returns, whatever the length of the list. It does so only if each range has the order itself. Before a place, the
 * nearest comes first.
 */
export async function listPlaces(db: Db, { filter, after, before, ...values }: PlaceValues): Promise<PlaceInList[]> {
  const { property, status } = filter
  const words = searchWords(filter.search ?? '')
  const from = before ?? after
  const place = from && { rank: from.rank, isEnd: before !== undefined }
  const select = selectOf({ status, hasProperty: property !== undefined, hasWords: words.length > 0, place })
  // what the text does not name is not sent
  return select(db, { ...values, ...from, words, property } as Values)
}

const statements = new Map<string, ReturnType<typeof prepare>>()

function selectOf(shape: Shape) {
  const key = JSON.stringify(shape)
  const known = statements.get(key) ?? prepare(shape)
  statements.set(key, known)
  return known
}

const prepare = (shape: Shape) =>
  prepareQuery<Values, PlaceInList>((db, given) => ({ compile: () => selectPlaces(shape, given).compile(db) }))

function selectPlaces(shape: Shape, given: Given): RawBuilder<PlaceInList> {
  const ranks = cellsOf(shape.status)
    .filter(([rank, cells]) => cells.length > 0 && isBeyond(rank, shape))
    .map(([rank, cells]) => selectRank(rank, cells, shape, given))
  if (shape.place?.isEnd) ranks.reverse()
  return sql<PlaceInList>`
    select rank, access_ends_on, (extract(epoch from created_at) * 1000000)::bigint::text as created_at, id,
      ${shape.hasWords ? holdsWords(given.words) : sql`true`} as is_named
    from (${ranks.length > 0 ? sql.join(ranks, sql` union all `) : nothing} limit ${given.limit}) as application`
}

/** A status has no rows beyond the place. */
const nothing = sql`select 1 as rank, access_ends_on, created_at, id, rental_file_id from application where false`

const isBeyond = (rank: ListRank, { place }: Shape) => !place || (place.isEnd ? rank <= place.rank : rank >= place.rank)

function selectRank(rank: ListRank, cells: readonly string[], shape: Shape, given: Given): RawBuilder<unknown> {
  return sql`select * from (select ${sql.lit(rank)} as rank, * from (
      ${sql.join(
        cells.map((cell) => selectCell(rank, cell, shape, given)),
        sql` union all `,
      )}
    ) as cells
    ${inOrder(shape, given)}) as ranked`
}

function inOrder({ place }: Shape, { limit }: Given): RawBuilder<unknown> {
  const direction = place?.isEnd ? sql`asc` : sql`desc`
  return sql`order by access_ends_on ${direction}, created_at ${direction}, id ${direction} limit ${limit}`
}

function selectCell(rank: ListRank, cell: string, shape: Shape, given: Given): RawBuilder<unknown> {
  const { ownerId, today, property } = given
  const conditions = [
    shape.hasProperty && sql`property_id = ${property}`,
    sql`property_owner_id = ${ownerId}`,
    sql`listed_as(file_status, consent_scope, paused_at, seen_at) = ${sql.lit(cell)}`,
    rank === 2 ? sql`access_ends_on < ${today}` : sql`access_ends_on >= ${today}`,
    sql`purged_on > ${today}`,
    shape.place?.rank === rank && isPast(given, shape.place.isEnd),
  ].filter((condition) => condition !== false)
  return sql`(select id, access_ends_on, created_at, rental_file_id from application
    where ${sql.join(conditions, sql` and `)} ${inOrder(shape, given)})`
}

const isPast = ({ accessEndsOn, createdAt, id }: Given, isEnd: boolean) =>
  sql`(access_ends_on, created_at, id) ${isEnd ? sql`>` : sql`<`} (${accessEndsOn}::date,
    'epoch'::timestamptz + ${createdAt}::bigint * interval '1 microsecond', ${id}::uuid)`
