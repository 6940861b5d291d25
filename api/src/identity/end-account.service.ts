import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { PublicRealm, Realm, Session } from '#platform/session.ts'
import { deleteTokens, tokenPurposes } from './account-token.repository.ts'
import type { IdentityTask } from './identity-task.repository.ts'
import { recordIdentityTask } from './identity-task.service.ts'
import { forgetDevices } from './known-device.repository.ts'
import { denySession, insertTombstone } from './session.repository.ts'
import { forgetSignedInDevices } from './signed-in-device.repository.ts'

const dayMs = 24 * 3_600_000
/** No session lasts longer, refreshed or not (deploy/keycloak: SSO Session Max). */
const maxSessionMs = dayMs
/** Longer than any outage: until the identity server removes the account, it can still sign in. */
const maxOutageMs = 30 * dayMs

const msFromNow = ({ clock }: Pick<Deps, 'clock'>, milliseconds: number) => new Date(clock().getTime() + milliseconds)

/** The API refuses the session's tokens from now on, and the identity server is told to end it. */
export async function endSession(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { realm, sid }: { realm: Realm; sid: string },
): Promise<IdentityTask> {
  await denySession(tx, sid, msFromNow(deps, maxSessionMs))
  return recordIdentityTask(deps, tx, { realm, kind: 'END_SESSION', target: sid })
}

/** The account's links and tokens stop working, and the identity server is told to remove it. */
export async function endAccount(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  realm: PublicRealm,
  account: Pick<Session, 'issuer' | 'subject'>,
): Promise<IdentityTask> {
  const { subject } = account
  await insertTombstone(tx, pseudonymOf(deps.config, 'tombstone', account), msFromNow(deps, maxOutageMs))
  await deleteTokens(tx, { realm, subject }, tokenPurposes)
  const pseudonym = pseudonymOf(deps.config, 'device', account)
  await forgetDevices(tx, pseudonym)
  await forgetSignedInDevices(tx, pseudonym)
  return recordIdentityTask(deps, tx, { realm, kind: 'REMOVE_USER', target: subject })
}
