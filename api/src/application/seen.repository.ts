import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

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
