import type { NotificationFrequency } from '@bailclair/domain/notification/notification.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** Undefined when the owner has just been deleted. */
export async function findFrequency(db: Db, ownerId: OwnerId): Promise<NotificationFrequency | undefined> {
  const row = await db.selectFrom('owner').select('notifications').where('id', '=', ownerId).executeTakeFirst()
  return row?.notifications
}

/**
 * Waits for transactions that are writing news, so that deleting the news afterwards finds it. False: no such owner.
 */
export async function updateFrequency(tx: Db, ownerId: OwnerId, notifications: NotificationFrequency) {
  const { numUpdatedRows } = await tx
    .updateTable('owner')
    .set({ notifications })
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const listPauses = (db: Db, ownerId: OwnerId) =>
  db
    .selectFrom('property')
    .select([sql<PropertyId>`id`.as('id'), 'name', 'notificationsPaused as paused'])
    .where('ownerId', '=', ownerId)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** False when the owner has no such property. Does not change the property's version. */
export async function updatePause(tx: Db, ownerId: OwnerId, propertyId: PropertyId, isPaused: boolean) {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ notificationsPaused: isPaused })
    .where('id', '=', propertyId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
