import { createHash } from 'node:crypto'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'

/** Values sent to the federation, to compare with what comes back. */
export type FederationRequest = { state: string; nonce: string; codeVerifier: string }

/** As long as a sign-in may take (create-provider.ts). */
const lifetimeSeconds = 1_800

const hashed = (state: string) => createHash('sha256').update(state).digest()

/** The sign-in that left for the federation, and the language of its page. */
export type DepartedSignIn = { signInUid: string; language: Language }

/** Also deletes expired requests. */
export async function saveFederationRequest(
  db: Db,
  realm: RealmName,
  { signInUid, language }: DepartedSignIn,
  { state, nonce, codeVerifier }: FederationRequest,
): Promise<void> {
  await db.query('delete from federation_request where expires_at <= now()')
  await db.query(
    `insert into federation_request (state, realm, sign_in_uid, language, nonce, code_verifier, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hashed(state), realm, signInUid, language, nonce, codeVerifier, lifetimeSeconds],
  )
}

/** Finds the sign-in by `state` without consuming the request. */
export async function findDepartedSignIn(db: Db, realm: RealmName, state: string): Promise<DepartedSignIn | undefined> {
  const [departure] = await db.query<DepartedSignIn>(
    `select sign_in_uid as "signInUid", language from federation_request
      where realm = $1 and state = $2 and expires_at > now()`,
    [realm, hashed(state)],
  )
  return departure
}

/** Single use: of parallel calls one gets it, and only for the sign-in that it was made for. */
export async function takeFederationRequest(
  db: Db,
  realm: RealmName,
  signInUid: string,
  state: string,
): Promise<FederationRequest | undefined> {
  const [row] = await db.query<{ nonce: string; codeVerifier: string }>(
    `delete from federation_request where realm = $1 and sign_in_uid = $2 and state = $3 and expires_at > now()
      returning nonce, code_verifier as "codeVerifier"`,
    [realm, signInUid, hashed(state)],
  )
  return row && { state, ...row }
}
