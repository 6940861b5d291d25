import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { PublicRealm, Realm, Session } from '#platform/session.ts'
import { deleteTokens } from './account-token.repository.ts'
import type { IdentityTask } from './identity-task.repository.ts'
import { oweTask } from './identity-task.service.ts'
import { denySession, insertTombstone } from './session.repository.ts'

const day = 24 * 3_600_000
/** No session of a realm may last longer, refreshed or not (deploy/keycloak: SSO Session Max). */
const longestSession = day
/** Longer than any outage of the identity server: until the account is removed there, it can still sign in. */
const longestOutage = 30 * day

const later = ({ clock }: Pick<Deps, 'clock'>, milliseconds: number) => new Date(clock().getTime() + milliseconds)

/** One session ends: the API refuses its tokens from now on, the identity server gives no further ones. */
export async function endSession(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { realm, sid }: { realm: Realm; sid: string },
): Promise<IdentityTask> {
  await denySession(tx, sid, later(deps, longestSession))
  return oweTask(deps, tx, { realm, kind: 'END_SESSION', target: sid })
}

/** The account itself ends: no link opens it, no token brings it back, the identity server forgets it. */
export async function endAccount(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  realm: PublicRealm,
  account: Pick<Session, 'issuer' | 'subject'>,
): Promise<IdentityTask> {
  const { subject } = account
  await insertTombstone(tx, pseudonymOf(deps.config, 'tombstone', account), later(deps, longestOutage))
  await deleteTokens(tx, { realm, subject }, ['CONFIRM', 'RESET', 'EMAIL_CHANGE'])
  return oweTask(deps, tx, { realm, kind: 'REMOVE_USER', target: subject })
}
