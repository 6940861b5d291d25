import type { Sealed } from '@bailclair/server-kit/key-ring.ts'
import type { JWK } from 'jose'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'

export type SigningKeyRole = 'signing' | 'next' | 'retired'
export type SigningKey = Sealed & { kid: string; role: SigningKeyRole }
/** `privateJwk` is that of an older release; the others are null then. */
export type StoredSigningKey = { kid: string; role: SigningKeyRole; privateJwk: JWK | null } & {
  [Name in keyof Sealed]: Sealed[Name] | null
}

/** Any key will do, as long as every release uses the same. */
const advisoryLock = 4_118_205_377

/** One instance or command at a time changes keys. Call it in a transaction. */
export async function lockSigningKeys(db: Db): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [advisoryLock])
}

/** The signing key first: oidc-provider signs with the first that fits. */
export async function listSigningKeys(db: Db, realm: RealmName): Promise<StoredSigningKey[]> {
  return db.query(
    `select kid, role, private_jwk as "privateJwk", sealed, key_id as "keyId" from signing_key
      where realm = $1 and (expires_at is null or expires_at > now())
      order by array_position(array['signing', 'next', 'retired'], role), created_at desc`,
    [realm],
  )
}

export async function insertSigningKey(
  db: Db,
  realm: RealmName,
  { kid, role, sealed, keyId }: SigningKey,
): Promise<void> {
  await db.query('insert into signing_key (realm, kid, role, sealed, key_id) values ($1, $2, $3, $4, $5)', [
    realm,
    kid,
    role,
    sealed,
    keyId,
  ])
}

export async function updateSealedKey(db: Db, realm: RealmName, kid: string, { sealed, keyId }: Sealed): Promise<void> {
  await db.query('update signing_key set sealed = $3, key_id = $4, private_jwk = null where realm = $1 and kid = $2', [
    realm,
    kid,
    sealed,
    keyId,
  ])
}

/** Retires the signing key, which stays published for some seconds, and promotes the next one. */
export async function promoteNextSigningKey(db: Db, realm: RealmName, publishedSeconds: number): Promise<void> {
  await db.query(
    `update signing_key set role = 'retired', expires_at = now() + make_interval(secs => $2)
      where realm = $1 and role = 'signing'`,
    [realm, publishedSeconds],
  )
  await db.query(`update signing_key set role = 'signing' where realm = $1 and role = 'next'`, [realm])
}

export async function deleteExpiredSigningKeys(db: Db): Promise<void> {
  await db.query('delete from signing_key where expires_at <= now()')
}
