import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { dropUnsubscribableMails } from '#platform/mail/outbox.repository.ts'
import { deleteWaitingNews } from './notification.repository.ts'
import { updateFrequency } from './preferences.repository.ts'

/** Also drops mails that are written but not sent. False when there is no such owner. */
export async function stopNotifications(tx: Db, ownerId: OwnerId): Promise<boolean> {
  const isOwner = await updateFrequency(tx, ownerId, 'NONE')
  await deleteWaitingNews(tx, ownerId)
  await dropUnsubscribableMails(tx, ownerId)
  return isOwner
}
