import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { openStages, type Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { tenantNames } from '#platform/database/tenant-names.ts'

/** Nobody can apply to it until the end of the transaction. Undefined when the owner has no such property. */
export const lockProperty = (tx: Db, ownerId: OwnerId, id: PropertyId) =>
  tx
    .selectFrom('property')
    .select(['isLinkPaused', 'letOn', 'name'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findProperty = (db: Db, ownerId: OwnerId, id: PropertyId) =>
  db.selectFrom('property').select('letOn').where('ownerId', '=', ownerId).where('id', '=', id).executeTakeFirst()

type LetState = { letOn: CalendarDate | null; isLinkPaused: boolean }

export async function setLet(tx: Db, id: PropertyId, state: LetState): Promise<void> {
  await tx.updateTable('property').set(state).where('id', '=', id).execute()
}

/** Undecided and chosen ones of a property, or some of them; archived files are in no list. */
export async function lockAnswerable(
  tx: Db,
  propertyId: PropertyId,
  today: CalendarDate,
  ids?: readonly ApplicationId[],
) {
  const rows = await tx
    .selectFrom('application')
    .select(['id', 'stage'])
    .where('propertyId', '=', propertyId)
    .where('stage', 'in', [...openStages, 'CHOSEN'])
    .where('fileStatus', '<>', 'ARCHIVED')
    .where('purgedOn', '>', today)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids as ApplicationId[]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows as { id: ApplicationId; stage: Stage }[]
}

export const countOpen = async (db: Db, propertyId: PropertyId, today: CalendarDate): Promise<number> => {
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .where('stage', 'in', openStages)
    .where('fileStatus', '<>', 'ARCHIVED')
    .where('purgedOn', '>', today)
    .executeTakeFirstOrThrow()
  return count
}

/** Whoever is chosen on a property now, with the names of the file. */
export const findChosen = (db: Db, propertyId: PropertyId, today: CalendarDate) =>
  db
    .selectFrom('application')
    .select([sql<ApplicationId>`application.id`.as('id'), tenantNames().as('tenants')])
    .where('propertyId', '=', propertyId)
    .where('stage', 'in', ['CHOSEN', 'LEASE_SIGNED'])
    .where('fileStatus', '<>', 'ARCHIVED')
    .where('purgedOn', '>', today)
    .orderBy('stageAt', 'desc')
    .limit(1)
    .executeTakeFirst()
