import type { Deps, OwnerId } from '#deps.ts'
import { claimOf } from '#identity/cut-off.service.ts'
import type { Session } from '#platform/session.ts'
import { findCaller } from './caller.repository.ts'
import { findAccount } from './owner.repository.ts'

type Started = Pick<Session, 'sid' | 'startedAt'> & { ownerId: OwnerId }

/** Whether a session that was signed in before has ended, for calls without an access token. */
export async function isOwnerSessionOver(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { ownerId, sid, startedAt }: Started,
): Promise<boolean> {
  const account = await findAccount(db, ownerId)
  if (!account) return true
  const { isRefused } = await findCaller(db, claimOf({ clock, config }, { ...account, sid, startedAt }))
  return isRefused
}
