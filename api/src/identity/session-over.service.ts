import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { Session } from '#platform/session.ts'
import { deleteTombstone, insertTombstone, isRefused } from './session.repository.ts'

/** Signed out of, or of an account that was ended: what a valid token does not say. */
export const isSessionOver = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  session: Session,
): Promise<boolean> =>
  isRefused(db, { sid: session.sid, subjectHash: pseudonymOf(config, 'tombstone', session), now: clock() })

/** Milliseconds: longer than any token that was given out before. */
const tokensLive = 24 * 3_600_000

/** From now on no token of the account is taken; the identity server gives no further ones once it knows. */
export const refuseTokens = (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  account: Pick<Session, 'issuer' | 'subject'>,
): Promise<void> =>
  insertTombstone(tx, pseudonymOf(config, 'tombstone', account), new Date(clock().getTime() + tokensLive))

export const takeTokensAgain = (
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  account: Pick<Session, 'issuer' | 'subject'>,
): Promise<void> => deleteTombstone(tx, pseudonymOf(config, 'tombstone', account))
