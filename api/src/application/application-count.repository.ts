import type { RowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'

/** Rows of a list, and how many of them are verified and open, ended, and new. */
export type ApplicationCounts = { live: number; verified: number; ended: number; news: number }

type CountValues = { ownerId: OwnerId; today: CalendarDate }

const amounts = sql<number>`sum(amount)`
/** Archived files are in no list. */
export const isTallied = sql<boolean>`listed_as not in ('ARCHIVED', 'ARCHIVED UNSEEN')`

/** Reads what triggers have counted (decision 220): at most a row a day and status, not a row for each application. */
const selectCounts = prepareQuery((db, { ownerId, today }: Placeholders<CountValues>) => {
  const isOpen = sql`access_ends_on >= ${today}`
  return db
    .selectFrom('applicationTally')
    .where('ownerId', '=', ownerId)
    .where('purgedOn', '>', today)
    .where(isTallied)
    .groupBy('propertyId')
    .having(amounts, '>', sql.lit(0))
    .select([
      'propertyId as id',
      amounts.as('live'),
      sql<number>`coalesce(${amounts} filter (where ${isOpen} and listed_as in ('VALIDATED', 'VALIDATED UNSEEN')), 0)`.as(
        'verified',
      ),
      sql<number>`coalesce(${amounts} filter (where not ${isOpen}), 0)`.as('ended'),
      sql<number>`coalesce(${amounts} filter (where ${isOpen} and listed_as like '% UNSEEN'), 0)`.as('news'),
    ])
})

export async function countOf(db: Db, ownerId: OwnerId, today: CalendarDate) {
  const rows = await selectCounts(db, { ownerId, today })
  return new Map(rows.map(({ id, ...counts }) => [id as PropertyId, counts satisfies ApplicationCounts]))
}

export type StatusCount = { status: RowStatus; count: number; news: number }
type StatusValues = CountValues & { property: PropertyId | undefined }

const selectByStatus = (db: Db, { ownerId, today }: Placeholders<CountValues>) =>
  db
    .selectFrom('applicationTally')
    .where('ownerId', '=', ownerId)
    .where('purgedOn', '>', today)
    .where(isTallied)
    .select([
      sql<RowStatus>`case when access_ends_on < ${today} then 'ENDED' else split_part(listed_as, ' ', 1) end`.as(
        'status',
      ),
      amounts.as('count'),
      sql<number>`coalesce(${amounts} filter (where access_ends_on >= ${today} and listed_as like '% UNSEEN'), 0)`.as(
        'news',
      ),
    ])
    .groupBy(sql.lit(1))
const selectAll = prepareQuery(selectByStatus)
const selectOn = prepareQuery((db, values: Placeholders<CountValues & { property: PropertyId }>) =>
  selectByStatus(db, values).where('propertyId', '=', values.property),
)

/** By status, on one property or on all. */
export const countByStatus = (db: Db, { property, ...values }: StatusValues): Promise<StatusCount[]> =>
  property === undefined ? selectAll(db, values) : selectOn(db, { ...values, property })

export async function countOn(db: Db, values: CountValues & { property: PropertyId }): Promise<ApplicationCounts> {
  const rows = await countByStatus(db, values)
  const count = (isCounted: (status: RowStatus) => boolean) =>
    rows.reduce((sum, row) => sum + (isCounted(row.status) ? row.count : 0), 0)
  return {
    live: count(() => true),
    verified: count((status) => status === 'VALIDATED'),
    ended: count((status) => status === 'ENDED'),
    news: rows.reduce((sum, { news }) => sum + news, 0),
  }
}

/** Sums up what triggers have added to the tally of some properties; says how many rows it read. */
export async function sumUpTally(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    with fresh as (
      select distinct owner_id, property_id, listed_as, access_ends_on, purged_on
      from (select * from application_tally where is_change order by property_id limit ${limit}) as changed
    ), taken as (
      delete from application_tally
      where owner_id = any(array(select owner_id from fresh)) and property_id = any(array(select property_id from fresh))
        and (property_id, listed_as, access_ends_on, purged_on) in (
          select property_id, listed_as, access_ends_on, purged_on from fresh)
      returning *
    ), summed as (
      insert into application_tally
      select owner_id, property_id, listed_as, access_ends_on, purged_on, sum(amount), false
      from taken group by 1, 2, 3, 4, 5 having sum(amount) <> 0
    )
    select count(*) as read from taken where is_change`.execute(db)
  return rows[0]?.read ?? 0
}

export const countUnsummed = async (db: Db): Promise<number> => {
  const found = await db
    .selectFrom('applicationTally')
    .where('isChange', '=', sql.lit(true))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}
