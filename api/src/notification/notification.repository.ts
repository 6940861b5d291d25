import type { NotificationFrequency } from '@bailclair/domain/notification/notification.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

export type News = 'APPLIED' | 'VERIFIED' | 'WITHDRAWN' | 'ACCESS_ENDING'

type Recipient = { email: string; language: Language; notifications: NotificationFrequency }

/** The row lock orders the news against a change of preferences until the transaction ends. */
export const lockRecipient = (tx: Db, ownerId: OwnerId): Promise<Recipient | undefined> =>
  tx
    .selectFrom('owner')
    .select(['email', 'language', 'notifications'])
    .where('id', '=', ownerId)
    .forShare()
    .executeTakeFirst()

export const findAddress = (db: Db, ownerId: OwnerId): Promise<Pick<Recipient, 'email' | 'language'> | undefined> =>
  db.selectFrom('owner').select(['email', 'language']).where('id', '=', ownerId).executeTakeFirst()

/** Which of these properties have paused notifications. */
export async function listPaused(tx: Db, ownerId: OwnerId, propertyIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('property')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', propertyIds)
    .where('notificationsPaused', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function keepForDigest(
  tx: Db,
  news: News,
  about: readonly { propertyId: string; fileId?: RentalFileId }[],
): Promise<void> {
  await tx
    .insertInto('notification')
    .values(about.map(({ propertyId, fileId = null }) => ({ propertyId, rentalFileId: fileId, news })))
    .execute()
}

/** Deletes the news waiting for the owner's next digest, or only that of one property. */
export async function deleteWaitingNews(tx: Db, ownerId: OwnerId, propertyId?: string): Promise<void> {
  await tx
    .deleteFrom('notification')
    .using('property')
    .whereRef('property.id', '=', 'notification.propertyId')
    .where('property.ownerId', '=', ownerId)
    .$if(propertyId !== undefined, (query) => query.where('property.id', '=', propertyId as string))
    .execute()
}
