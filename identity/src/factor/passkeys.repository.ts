import type { AccountId } from '#account/account.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'

export type Passkey = {
  id: string
  accountId: AccountId
  credentialId: Buffer
  publicKey: Buffer
  signCount: number
  transports: string[]
  aaguid: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}
export type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>

const columns = `passkey.id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey",
  sign_count::float8 as "signCount", transports, aaguid, name, passkey.created_at as "createdAt",
  last_used_at as "lastUsedAt"`

/** Oldest first. */
export const listPasskeys = (db: Db, account: AccountId): Promise<Passkey[]> =>
  db.query<Passkey>(`select ${columns} from passkey where account_id = $1 order by created_at, id`, [account])

/** Of any realm: all of them share the host that a passkey belongs to. */
export async function findPasskey(db: Db, credentialId: Buffer): Promise<(Passkey & { realm: RealmName }) | undefined> {
  const [found] = await db.query<Passkey & { realm: RealmName }>(
    `select ${columns}, account.realm from passkey join account on account.id = account_id where credential_id = $1`,
    [credentialId],
  )
  return found
}

/** False when the authenticator already has a passkey here, or the account has as many as it may. */
export async function insertPasskey(db: Db, passkey: NewPasskey, most: number): Promise<boolean> {
  const { accountId, credentialId, publicKey, signCount, transports, aaguid, name } = passkey
  const rows = await db.query(
    `insert into passkey (account_id, credential_id, public_key, sign_count, transports, aaguid, name)
      select $1, $2, $3, $4, $5, $6, $7 where $8 > (select count(*) from passkey where account_id = $1)
      on conflict (credential_id) do nothing returning 1`,
    [accountId, credentialId, publicKey, signCount, transports, aaguid, name, most],
  )
  return rows.length > 0
}

/** False when another use was counted meanwhile that makes this one the use of a copy. */
export async function countPasskeyUse(db: Db, id: string, signCount: number): Promise<boolean> {
  const rows = await db.query(
    `update passkey set sign_count = $2, last_used_at = now()
      where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning 1`,
    [id, signCount],
  )
  return rows.length > 0
}

export async function renamePasskey(db: Db, account: AccountId, id: string, name: string): Promise<boolean> {
  const rows = await db.query('update passkey set name = $3 where account_id = $1 and id = $2 returning 1', [
    account,
    id,
    name,
  ])
  return rows.length > 0
}

export async function deletePasskey(db: Db, account: AccountId, id: string): Promise<boolean> {
  const rows = await db.query('delete from passkey where account_id = $1 and id = $2 returning 1', [account, id])
  return rows.length > 0
}
