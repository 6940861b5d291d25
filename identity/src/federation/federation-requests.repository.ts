import { createHash } from 'node:crypto'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'

/** What was sent to the federation with somebody, to be found again in what they bring back. */
export type FederationRequest = { state: string; nonce: string; codeVerifier: string }

/** As long as a sign-in may take (create-provider.ts), in seconds. */
const lifetimeSeconds = 1_800

const hashed = (state: string) => createHash('sha256').update(state).digest()

/** The sign-in that somebody left for the federation, and the language of its page. */
export type Departure = { signInUid: string; language: Language }

/** Those who never came back are forgotten on this occasion. */
export async function saveFederationRequest(
  db: Db,
  realm: RealmName,
  { signInUid, language }: Departure,
  { state, nonce, codeVerifier }: FederationRequest,
): Promise<void> {
  await db.query('delete from federation_request where expires_at <= now()')
  await db.query(
    `insert into federation_request (state, realm, sign_in_uid, language, nonce, code_verifier, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hashed(state), realm, signInUid, language, nonce, codeVerifier, lifetimeSeconds],
  )
}

/** Where does somebody with this `state` come from? Nothing is used up by asking. */
export async function findDeparture(db: Db, realm: RealmName, state: string): Promise<Departure | undefined> {
  const [departure] = await db.query<Departure>(
    `select sign_in_uid as "signInUid", language from federation_request
      where realm = $1 and state = $2 and expires_at > now()`,
    [realm, hashed(state)],
  )
  return departure
}

/** Once: of two parallel calls exactly one gets it, and only for the sign-in it was made for. */
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
