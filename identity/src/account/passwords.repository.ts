import type { Db } from '#platform/database/database.ts'
import type { AccountId } from './account.ts'

/** Keycloak's credential. The hash is only read for comparison. */
export type PasswordCredential = { id: string; createdAt: Date }

export async function findPasswordCredential(db: Db, account: AccountId): Promise<PasswordCredential | undefined> {
  const [credential] = await db.query<PasswordCredential>(
    'select id, created_at as "createdAt" from password_credential where account_id = $1',
    [account],
  )
  return credential
}

/** A new password is a new credential with a new id. */
export async function replacePassword(db: Db, account: AccountId, hash: string): Promise<void> {
  await db.query(
    `insert into password_credential (account_id, hash) values ($1, $2)
      on conflict (account_id) do update set id = gen_random_uuid(), hash = excluded.hash, created_at = now()`,
    [account, hash],
  )
}

export async function deletePassword(db: Db, account: AccountId): Promise<void> {
  await db.query('delete from password_credential where account_id = $1', [account])
}
