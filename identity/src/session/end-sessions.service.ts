import type { AccountId } from '#account/account.ts'
import { raiseNotBefore, raiseNotBeforeOfAll } from '#account/accounts.repository.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { endAllPayloads, endPayloadsOf } from './payloads.repository.ts'

/** Ends sessions, grants, refresh tokens and unfinished sign-ins of an account at once. */
export async function endSessionsOfAccount(db: Db, realm: RealmName, account: AccountId): Promise<void> {
  await raiseNotBefore(db, realm, account)
  await endPayloadsOf(db, realm, { accountId: account })
}

/** Ends the sessions of every account of a realm. */
export async function endSessionsOfRealm(db: Db, realm: RealmName): Promise<void> {
  await raiseNotBeforeOfAll(db, realm)
  await endAllPayloads(db, realm)
}

/** Ends one session, named by the `sid` of its tokens, with all its tokens. */
export async function endSession(db: Db, realm: RealmName, sessionUid: string): Promise<void> {
  await endPayloadsOf(db, realm, { sessionUid })
}

/** A new session begins after the last sign-out everywhere, even within the same second. */
export const signInTime = (notBefore: number): number => Math.max(Math.floor(Date.now() / 1_000), notBefore + 1)
