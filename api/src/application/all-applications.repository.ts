import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type ApplicationFilter, matchesFilter } from './application-filter.repository.ts'
import { type OwnerValues, type PlacedApplication, readPlaced, selectPlaced } from './application-list.repository.ts'
import { isNew } from './row-status.repository.ts'

type PageValues = OwnerValues & { filter: ApplicationFilter; limit: number; offset: number }

/** A page of the applications to all properties: new ones first, ended ones last, then latest first. */
export async function listPage(db: Db, values: PageValues): Promise<PlacedApplication[]> {
  const { ownerId, filter, limit, offset } = values
  const today = sql.val(values.today)
  // files and people are read for the rows of the page only
  const page = db
    .selectFrom('property')
    .innerJoin('application', 'application.propertyId', 'property.id')
    .where('property.ownerId', '=', ownerId)
    .where(matchesFilter(filter, today))
    .where('fileStatus', '<>', 'ARCHIVED')
    .where('purgedOn', '>', values.today)
    .orderBy(isNew(today), 'desc')
    .orderBy(sql`access_ends_on < ${today}`)
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id')
    .limit(limit)
    .offset(offset)
    .select('application.id')
  const query = selectPlaced(db, { ownerId: sql.val(ownerId), today })
    .where('application.id', 'in', page)
    .orderBy(isNew(today), 'desc')
    .orderBy(sql`access_ends_on < ${today}`)
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id')
  const rows = (await db.withoutPlugins().executeQuery(query.compile())).rows as unknown as PlacedApplication[]
  for (const row of rows) readPlaced(row)
  return rows
}

/** Locked in one order, so that two devices do not wait for each other. */
export async function markSeen(db: Db, ownerId: OwnerId, ids: readonly ApplicationId[], now: Date): Promise<void> {
  const news = db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .where('property.ownerId', '=', ownerId)
    .where('application.id', 'in', [...ids])
    .where('seenAt', 'is', null)
    .orderBy('application.id')
    .select('application.id')
    .forNoKeyUpdate('application')
  await db.updateTable('application').set({ seenAt: now }).where('id', 'in', news).execute()
}
