import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { NotificationPreferences, PreferencesChange } from '@bailclair/domain/notification/notification.schema.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { deleteWaitingNews } from './notification.repository.ts'
import { findFrequency, listPauses, updateFrequency, updatePause } from './preferences.repository.ts'
import { stopNotifications } from './stop-notifications.service.ts'

type Needs = Pick<Deps, 'db'>

export async function getPreferences({ db }: Needs, ownerId: OwnerId) {
  const notifications = await findFrequency(db, ownerId)
  if (!notifications) throw new AppError('NotSignedIn')
  return { notifications, properties: await listPauses(db, ownerId) }
}

/** All or nothing. Locks properties before the owner, like every other transaction, so that no deadlock can occur. */
export function changePreferences(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { ownerId, session }: SignedIn,
  { notifications, properties = [] }: PreferencesChange,
) {
  return deps.db.transaction().execute(async (tx) => {
    for (const { id, paused } of properties.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (!(await updatePause(tx, ownerId, id, paused))) throw new AppError('PropertyNotFound')
      if (paused) await deleteWaitingNews(tx, ownerId, id)
    }
    if (notifications) await changeFrequency(tx, ownerId, notifications)
    await recordAudit(deps, tx, session, 'PREFERENCES_CHANGED')
    return getPreferences({ db: tx }, ownerId)
  })
}

/** News that waits for a digest is still sent once after the digest is switched off; only NONE deletes it. */
async function changeFrequency(tx: Db, ownerId: OwnerId, notifications: NotificationPreferences['notifications']) {
  if (notifications === 'NONE') await stopNotifications(tx, ownerId)
  else await updateFrequency(tx, ownerId, notifications)
}
