import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { NotificationPreferences, PreferencesChange } from '@bailclair/domain/notification/notification.schema.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { forgetNews } from './notification.repository.ts'
import { findFrequency, listPauses, updateFrequency, updatePause } from './preferences.repository.ts'
import { stopNotifications } from './stop-notifications.service.ts'

type Needs = Pick<Deps, 'db'>

export async function getPreferences({ db }: Needs, ownerId: OwnerId) {
  const notifications = await findFrequency(db, ownerId)
  if (!notifications) throw new AppError('NotSignedIn')
  return { notifications, properties: await listPauses(db, ownerId) }
}

/**
 * All of the change or none of it. Properties come first, in one order, as everywhere that a transaction needs both
 * them and their owner.
 */
export function changePreferences(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { ownerId, session }: SignedIn,
  { notifications, properties = [] }: PreferencesChange,
) {
  return deps.db.transaction().execute(async (tx) => {
    for (const { id, paused } of properties.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (!(await updatePause(tx, ownerId, id, paused))) throw new AppError('PropertyNotFound')
      if (paused) await forgetNews(tx, ownerId, id)
    }
    if (notifications) await changeFrequency(tx, ownerId, notifications)
    await recordAudit(deps, tx, session, 'PREFERENCES_CHANGED')
    return getPreferences({ db: tx }, ownerId)
  })
}

/** What waits for a digest that is no longer wanted still comes with it, once; only NONE forgets it. */
async function changeFrequency(tx: Db, ownerId: OwnerId, notifications: NotificationPreferences['notifications']) {
  if (notifications === 'NONE') await stopNotifications(tx, ownerId)
  else await updateFrequency(tx, ownerId, notifications)
}
