import type { ListCursor, ListRank } from '@bailclair/domain/application/list-cursor.ts'
import { type RowStatus, rowStatuses, statusesOf } from '@bailclair/domain/application/row-state.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type ApplicationFilter, isNamed } from './application-filter.repository.ts'

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

/** What `listed_as` of the database says of rows whose access lasts; archived files are not listed. */
const openStatuses = rowStatuses.filter((status) => status !== 'ENDED')
const unseen = (statuses: readonly RowStatus[]) => statuses.map((status) => `${status} UNSEEN`)
const listedCells: readonly string[] = [...openStatuses, ...unseen(openStatuses)]

/** In which ranks the rows of a filter are, and under which statuses. */
function cellsOf(status: ApplicationFilter['status']): [ListRank, string[]][] {
  const wanted = status ? statusesOf(status) : rowStatuses
  const open = wanted.filter((one) => one !== 'ENDED')
  return [
    [0, unseen(open)],
    [1, [...open]],
    [2, wanted.includes('ENDED') ? [...listedCells] : []],
  ]
}

/**
 * Rows of a list, in its order: new ones, then those whose access lasts longest. Each status is a range of an index in
 * this order, and PostgreSQL merges the ranges: it reads little more than it returns, whatever the length of the list.
 * It does so only if each range has the order itself. Before a place, the nearest comes first.
 */
export async function listPlaces(db: Db, values: PlaceValues): Promise<PlaceInList[]> {
  const { filter, limit, before } = values
  const words = isNamed(filter.search)
  const ranks = cellsOf(filter.status)
    .filter(([rank, cells]) => cells.length > 0 && isBeyond(rank, values))
    .map(([rank, cells]) => selectRank(rank, cells, values))
  if (before) ranks.reverse()
  if (ranks.length === 0) return []
  const { rows } = await sql<PlaceInList>`
    select rank, access_ends_on, (extract(epoch from created_at) * 1000000)::bigint::text as created_at, id,
      ${words ?? sql`true`} as is_named
    from (${sql.join(ranks, sql` union all `)} limit ${limit}) as application`.execute(db)
  return rows
}

const isBeyond = (rank: ListRank, { after, before }: PlaceValues) =>
  (!after || rank >= after.rank) && (!before || rank <= before.rank)

function selectRank(rank: ListRank, cells: readonly string[], values: PlaceValues): RawBuilder<unknown> {
  return sql`select * from (select ${sql.lit(rank)} as rank, * from (
      ${sql.join(
        cells.map((cell) => selectCell(rank, cell, values)),
        sql` union all `,
      )}
    ) as cells
    ${inOrder(values)}) as ranked`
}

function inOrder({ before, limit }: PlaceValues): RawBuilder<unknown> {
  const direction = before ? sql`asc` : sql`desc`
  return sql`order by access_ends_on ${direction}, created_at ${direction}, id ${direction} limit ${limit}`
}

function selectCell(rank: ListRank, cell: string, values: PlaceValues): RawBuilder<unknown> {
  const { ownerId, today, filter, after, before } = values
  const place = before ?? after
  const conditions = [
    filter.property && sql`property_id = ${filter.property}`,
    sql`property_owner_id = ${ownerId}`,
    sql`listed_as(file_status, paused_at, seen_at) = ${sql.lit(cell)}`,
    rank === 2 ? sql`access_ends_on < ${today}` : sql`access_ends_on >= ${today}`,
    sql`purged_on > ${today}`,
    place?.rank === rank && isPast(place, before !== undefined),
  ].filter((condition) => typeof condition === 'object')
  return sql`(select id, access_ends_on, created_at, rental_file_id from application
    where ${sql.join(conditions, sql` and `)} ${inOrder(values)})`
}

const isPast = ({ accessEndsOn, createdAt, id }: ListCursor, backwards: boolean) =>
  sql`(access_ends_on, created_at, id) ${backwards ? sql`>` : sql`<`} (${accessEndsOn}::date,
    'epoch'::timestamptz + ${createdAt}::bigint * interval '1 microsecond', ${id}::uuid)`
