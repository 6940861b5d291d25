import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { Session } from '#platform/session.ts'
import { claimOf } from './cut-off.service.ts'
import { deleteTombstone, insertTombstone, isRefused } from './session.repository.ts'

/** Whether the session was signed out or the account ended, which a valid token does not show. */
export const isSessionOver = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  session: Session,
): Promise<boolean> => isRefused(db, claimOf({ clock, config }, session))

/** Longer than the lifetime of any token issued before. */
const maxTokenLifetimeMs = 24 * 3_600_000

/** Refuses all tokens of the account from now on; the identity server is told separately. */
export const refuseTokens = (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  account: Pick<Session, 'issuer' | 'subject'>,
): Promise<void> =>
  insertTombstone(tx, pseudonymOf(config, 'tombstone', account), new Date(clock().getTime() + maxTokenLifetimeMs))

export const acceptTokensAgain = (
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  account: Pick<Session, 'issuer' | 'subject'>,
): Promise<void> => deleteTombstone(tx, pseudonymOf(config, 'tombstone', account))
