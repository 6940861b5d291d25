import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { dropMailsStoppedBy } from '#platform/mail/outbox.repository.ts'
import { forgetNews } from './notification.repository.ts'
import { updateFrequency } from './preferences.repository.ts'

/** From here on, also for what was already written and has not left. False when there is no such owner. */
export async function stopNotifications(tx: Db, ownerId: OwnerId): Promise<boolean> {
  const isOwner = await updateFrequency(tx, ownerId, 'NONE')
  await forgetNews(tx, ownerId)
  await dropMailsStoppedBy(tx, ownerId)
  return isOwner
}
