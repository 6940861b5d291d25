import { randomBytes } from 'node:crypto'
import { codeDigits, codeSeconds } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import { Secret, TOTP } from 'otpauth'
import type { Account, AccountId } from '#account/account.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/database.ts'
import {
  type CodeApp,
  findCodeApp,
  listOutdatedCodeApps,
  replaceCodeApp,
  updateSealedSecret,
  useStep,
} from './code-app.repository.ts'

type Needs = Pick<Deps, 'db' | 'secretRing'>

/** SHA-1, because many apps ignore any other algorithm; 160 bits, its block of output (RFC 4226, section 4). */
const algorithm = 'SHA1'
const secretBytes = 20

/** Steps before and after now that are accepted: people type slowly, and clocks differ. */
const acceptedSteps = 1
/** Further steps that are refused with a hint: the clock of the phone is wrong by up to two minutes. */
const explainedSteps = 4

export type CodeVerdict = 'right' | 'wrong' | 'used' | 'clock'

export const createSecret = (): Buffer => randomBytes(secretBytes)

/** What a QR code contains, and the secret for whoever types it, in groups of four. */
export function describeSecret(secret: Buffer, { email, issuer }: Pick<Account, 'email'> & { issuer: string }) {
  const totp = new TOTP({
    issuer,
    label: email,
    algorithm,
    digits: codeDigits,
    period: codeSeconds,
    secret: toSecret(secret),
  })
  return { uri: totp.toString(), typed: totp.secret.base32.replace(/(.{4})(?=.)/g, '$1 ') }
}

/** Spaces are for reading. */
const digitsOf = (typed: string) => typed.replace(/\s/g, '')

/** The step of the typed code, and whether it counts now. Undefined when the code belongs to no step near. */
function findStep(secret: Buffer, typed: string, now: Date): { step: number; isNear: boolean } | undefined {
  const token = digitsOf(typed)
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const options = { token, secret: toSecret(secret), algorithm, digits: codeDigits, period: codeSeconds, timestamp }
  const delta = TOTP.validate({ ...options, window: explainedSteps })
  if (delta === null) return undefined
  return { step: TOTP.counter({ period: codeSeconds, timestamp }) + delta, isNear: Math.abs(delta) <= acceptedSteps }
}

/** From base32, as apps and Keycloak write it. */
export const decodeSecret = (text: string): Buffer => Buffer.from(Secret.fromBase32(text).buffer)

const toSecret = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer })

/** Checks a code at sign-in; each is accepted once. */
export async function checkCode(
  deps: Needs,
  account: AccountId,
  typed: string,
  now = new Date(),
): Promise<CodeVerdict> {
  const app = await findCodeApp(deps.db, account)
  if (!app) return 'wrong'
  const found = findStep(deps.secretRing.unseal(account, app), typed, now)
  if (!found) return 'wrong'
  if (!found.isNear) return 'clock'
  return (await useStep(deps.db, app.id, found.step)) ? 'right' : 'used'
}

type NewCodeApp = { account: AccountId; secret: Buffer; typed: string; name: string }

/** Stores the app once it has shown a right code, which then counts as used. */
export async function addCodeApp(
  { db, secretRing }: Pick<Deps, 'secretRing'> & { db: Db },
  { account, secret, typed, name }: NewCodeApp,
  now = new Date(),
): Promise<Exclude<CodeVerdict, 'used'>> {
  const found = findStep(secret, typed, now)
  if (!found) return 'wrong'
  if (!found.isNear) return 'clock'
  await replaceCodeApp(db, account, { ...secretRing.seal(account, secret), lastStep: found.step, name })
  return 'right'
}

/** Encrypts secrets under the current key. Returns how many. */
export async function resealCodeApps({ db, secretRing }: Needs): Promise<number> {
  let count = 0
  for (let batch: CodeApp[] = []; ; count += batch.length) {
    batch = await listOutdatedCodeApps(db, secretRing.currentId, 100)
    if (batch.length === 0) return count
    for (const app of batch)
      await updateSealedSecret(db, app.id, secretRing.seal(app.accountId, secretRing.unseal(app.accountId, app)))
  }
}
