import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import {
  deleteExpiredSigningKeys,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  promoteNextSigningKey,
  type SigningKeyRole,
} from './signing-keys.repository.ts'

export const signingAlgorithm = 'RS256'

async function createSigningKey(role: SigningKeyRole) {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, role, privateJwk: { ...jwk, kid, alg: signingAlgorithm, use: 'sig' } }
}

/** Creates the two keys of a realm without keys; instances that boot together create them once. */
export async function ensureSigningKeys({ db }: Pick<Deps, 'db'>, realm: RealmName): Promise<void> {
  if ((await listSigningKeys(db, realm)).length > 0) return
  const keys = await Promise.all([createSigningKey('signing'), createSigningKey('next')])
  await db.transaction(async (transaction) => {
    await lockSigningKeys(transaction)
    if ((await listSigningKeys(transaction, realm)).length > 0) return
    for (const key of keys) await insertSigningKey(transaction, realm, key)
  })
}

/**
 * Promotes the next key, which every verifier has had time to fetch. The old one stays published as long as a session
 * may last, because an ID token is sent again at sign-out.
 */
export async function rotateSigningKeys(deps: Pick<Deps, 'db' | 'config'>, realm: RealmName): Promise<void> {
  const next = await createSigningKey('next')
  await deps.db.transaction(async (transaction) => {
    await lockSigningKeys(transaction)
    await deleteExpiredSigningKeys(transaction)
    await promoteNextSigningKey(transaction, realm, 2 * deps.config.SESSION_SECONDS)
    await insertSigningKey(transaction, realm, next)
  })
}

/** The key set of a realm, signing key first; `version` changes with it. */
export async function loadSigningKeys({ db }: Pick<Deps, 'db'>, realm: RealmName) {
  const keys = await listSigningKeys(db, realm)
  return {
    jwks: { keys: keys.map(({ privateJwk }) => privateJwk) },
    version: keys.map(({ kid }) => kid).join(' '),
  }
}

const privateParts: ReadonlySet<string> = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi'])

export const publicJwk = (jwk: JWK): JWK =>
  Object.fromEntries(Object.entries(jwk).filter(([name]) => !privateParts.has(name))) as JWK
