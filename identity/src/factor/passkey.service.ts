import { createHmac } from 'node:crypto'
import { mostPasskeys } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  SettingsService,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Account, AccountId } from '#account/account.ts'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { countPasskeyUse, findPasskey, insertPasskey, listPasskeys, type Passkey } from './passkeys.repository.ts'

type Needs = Pick<Deps, 'db' | 'config' | 'logger'>

/**
 * We ask for no attestation. With a root the library would follow certificates that somebody sends, and fetch their
 * revocation lists from any address.
 */
for (const identifier of ['apple', 'android-key', 'android-safetynet'] as const)
  SettingsService.setRootCertificates({ identifier, certificates: [] })

/** In milliseconds; people look for their phone. */
const timeout = 300_000

/** All realms share the host of this server, so a passkey is only valid here. */
const relyingParty = ({ IDENTITY_URL }: Deps['config']) => {
  const { hostname, origin } = new URL(IDENTITY_URL)
  return { rpID: hostname, origin }
}

/**
 * Derived from the sign-in that it belongs to, which ends when it succeeds: so an answer cannot be used again, and
 * nothing is stored for people who never answer.
 */
const challengeOf = ({ PSEUDONYM_KEY }: Deps['config'], uid: string, purpose: 'sign-in' | 'registration'): Buffer =>
  createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify(['passkey', purpose, uid]))
    .digest()

const bytes = (buffer: Buffer) => new Uint8Array(buffer)

/** Without a list of passkeys: the browser offers those that it has, and the server reveals none. */
export const signInOptions = ({ config }: Pick<Deps, 'config'>, uid: string) =>
  generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    challenge: bytes(challengeOf(config, uid, 'sign-in')),
    userVerification: 'required',
    timeout,
  })

export type PasskeyVerdict =
  | { kind: 'right'; passkey: Passkey }
  | { kind: 'unknown' }
  /** The person has chosen a passkey of another area. */
  | { kind: 'other-realm'; realm: RealmName }
  /** Its counter fell: somebody copied the authenticator. */
  | { kind: 'copied'; passkey: Passkey }
  | { kind: 'invalid'; accountId: AccountId | undefined }

/** Checks what a browser answered to `signInOptions`. */
export async function checkPasskey(
  deps: Needs,
  { realm, uid, answer }: { realm: RealmName; uid: string; answer: string },
): Promise<PasskeyVerdict> {
  const response = parseAnswer<AuthenticationResponseJSON>(answer)
  if (!response) return { kind: 'invalid', accountId: undefined }
  const passkey = await findPasskey(deps.db, Buffer.from(response.id, 'base64url'))
  if (!passkey) return { kind: 'unknown' }
  const signCount = await verifySignature(deps, uid, response, passkey)
  if (signCount === undefined) return { kind: 'invalid', accountId: passkey.accountId }
  if (passkey.realm !== realm) return { kind: 'other-realm', realm: passkey.realm }
  const isNext = await countPasskeyUse(deps.db, passkey.id, signCount)
  return { kind: isNext ? 'right' : 'copied', passkey }
}

/** The new counter; undefined when the answer is not by this passkey, for this sign-in, on this origin. */
async function verifySignature(
  { config, logger }: Needs,
  uid: string,
  response: AuthenticationResponseJSON,
  passkey: Passkey,
): Promise<number | undefined> {
  const { rpID, origin } = relyingParty(config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeOf(config, uid, 'sign-in').toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: rpID,
      // the library compares counters before it checks the signature; we do it after
      credential: { id: response.id, publicKey: bytes(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    logger.info({ reason: wordFor(error) }, 'passkey refused')
    return undefined
  }
}

type Owner = Pick<Account, 'id' | 'email'> & { areaName: string; siteName: string }

export async function registrationOptions({ db, config }: Pick<Deps, 'db' | 'config'>, uid: string, owner: Owner) {
  const existing = await listPasskeys(db, owner.id)
  return generateRegistrationOptions({
    rpName: owner.siteName,
    rpID: relyingParty(config).rpID,
    userName: owner.email,
    // one mailbox may have an account in two areas, and the browser lists both
    userDisplayName: `${owner.email} – ${owner.areaName}`,
    userID: bytes(Buffer.from(owner.id)),
    challenge: bytes(challengeOf(config, uid, 'registration')),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
  })
}

export type Registration = { uid: string; account: AccountId; answer: string; name: string }

/** Stores the passkey that the browser created. False when its answer does not fit, or there are too many. */
export async function addPasskey(deps: Needs, { uid, account, answer, name }: Registration): Promise<boolean> {
  const response = parseAnswer<RegistrationResponseJSON>(answer)
  const created = response && (await verifyCreation(deps, uid, response))
  if (!created) return false
  const { credential, aaguid } = created
  const passkey = {
    accountId: account,
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: credential.transports ?? [],
    aaguid,
    name,
  }
  return insertPasskey(deps.db, passkey, mostPasskeys)
}

async function verifyCreation({ config, logger }: Needs, uid: string, response: RegistrationResponseJSON) {
  const { rpID, origin } = relyingParty(config)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challengeOf(config, uid, 'registration').toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    return registrationInfo
  } catch (error) {
    logger.info({ reason: wordFor(error) }, 'passkey not created')
    return undefined
  }
}

/** The library's messages quote what the browser sent, so the log gets a word for them. */
const wordFor = (error: unknown) =>
  ['challenge', 'origin', 'RP ID', 'verification'].find((word) => (error as Error).message.includes(word)) ?? 'other'

/** The library checks the rest of it. */
function parseAnswer<T extends { id: string }>(text: string): T | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    const isAnswer = typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    return isAnswer ? (answer as T) : undefined
  } catch {
    return undefined
  }
}
