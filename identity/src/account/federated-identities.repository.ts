import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'
import type { AccountId } from './account.ts'

/** Identified by issuer and subject, never by e-mail. */
export type FederatedIdentity = { issuer: string; subject: string }

export async function findAccountIdOf(
  db: Db,
  realm: RealmName,
  { issuer, subject }: FederatedIdentity,
): Promise<AccountId | undefined> {
  const [row] = await db.query<{ id: AccountId }>(
    'select account_id as id from federated_identity where realm = $1 and issuer = $2 and subject = $3',
    [realm, issuer, subject],
  )
  return row?.id
}

export async function listFederatedIdentities(db: Db, account: AccountId): Promise<FederatedIdentity[]> {
  return db.query('select issuer, subject from federated_identity where account_id = $1 order by created_at', [account])
}

/** Of two parallel sign-ins the first one links; the second finds the link. */
export async function linkFederatedIdentity(
  db: Db,
  realm: RealmName,
  { issuer, subject }: FederatedIdentity,
  account: AccountId,
): Promise<void> {
  await db.query(
    `insert into federated_identity (realm, issuer, subject, account_id) values ($1, $2, $3, $4)
      on conflict (realm, issuer, subject) do nothing`,
    [realm, issuer, subject, account],
  )
}

export async function unlinkFederatedIdentities(db: Db, account: AccountId): Promise<void> {
  await db.query('delete from federated_identity where account_id = $1', [account])
}
