import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import {
  deleteExpiredSigningKeys,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  promoteNextSigningKey,
  type SigningKey,
  type SigningKeyRole,
  type StoredSigningKey,
  updateSealedKey,
} from './signing-keys.repository.ts'

type Needs = Pick<Deps, 'db' | 'signingKeyRing'>

export const signingAlgorithm = 'RS256'

async function createSigningKey(
  { signingKeyRing }: Pick<Deps, 'signingKeyRing'>,
  realm: RealmName,
  role: SigningKeyRole,
): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, role, ...signingKeyRing.seal(realm, kid, { ...jwk, kid, alg: signingAlgorithm, use: 'sig' }) }
}

/** Creates the two keys of a realm without keys; instances that boot together create them once. */
export async function ensureSigningKeys(deps: Needs, realm: RealmName): Promise<void> {
  if ((await listSigningKeys(deps.db, realm)).length > 0) return
  const keys = await Promise.all([createSigningKey(deps, realm, 'signing'), createSigningKey(deps, realm, 'next')])
  await deps.db.transaction(async (transaction) => {
    await lockSigningKeys(transaction)
    if ((await listSigningKeys(transaction, realm)).length > 0) return
    for (const key of keys) await insertSigningKey(transaction, realm, key)
  })
}

/**
 * Promotes the next key, which every verifier has had time to fetch. The old one stays published as long as a session
 * may last, because an ID token is sent again at sign-out.
 */
export async function rotateSigningKeys(deps: Needs & Pick<Deps, 'config'>, realm: RealmName): Promise<void> {
  const next = await createSigningKey(deps, realm, 'next')
  await deps.db.transaction(async (transaction) => {
    await lockSigningKeys(transaction)
    await deleteExpiredSigningKeys(transaction)
    await promoteNextSigningKey(transaction, realm, 2 * deps.config.SESSION_SECONDS)
    await insertSigningKey(transaction, realm, next)
  })
}

/**
 * Encrypts keys that an older release stored in the clear, or that another key encrypts. Returns how many. Runs at boot
 * and by command.
 */
export async function sealSigningKeys({ db, signingKeyRing }: Needs, realm: RealmName): Promise<number> {
  const isOutdated = ({ keyId }: StoredSigningKey) => keyId !== signingKeyRing.currentId
  // a database that is read-only for the moment must not keep the server from starting
  if (!(await listSigningKeys(db, realm)).some(isOutdated)) return 0
  return db.transaction(async (transaction) => {
    await lockSigningKeys(transaction)
    await deleteExpiredSigningKeys(transaction)
    const keys = await listSigningKeys(transaction, realm)
    const outdated = keys.filter(isOutdated)
    for (const key of outdated) {
      const jwk = openSigningKey(signingKeyRing, realm, key)
      await updateSealedKey(transaction, realm, key.kid, signingKeyRing.seal(realm, key.kid, jwk))
    }
    return outdated.length
  })
}

const openSigningKey = (
  ring: Needs['signingKeyRing'],
  realm: RealmName,
  { kid, privateJwk, sealed, keyId }: StoredSigningKey,
): JWK => (sealed && keyId ? ring.unseal(realm, kid, { sealed, keyId }) : (privateJwk as JWK))

/** The key set of a realm, signing key first; `version` changes with it. */
export async function loadSigningKeys({ db, signingKeyRing }: Needs, realm: RealmName) {
  const keys = await listSigningKeys(db, realm)
  return {
    jwks: { keys: keys.map((key) => openSigningKey(signingKeyRing, realm, key)) },
    version: keys.map(({ kid }) => kid).join(' '),
  }
}

const privateParts: ReadonlySet<string> = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi'])

export const publicJwk = (jwk: JWK): JWK =>
  Object.fromEntries(Object.entries(jwk).filter(([name]) => !privateParts.has(name))) as JWK
