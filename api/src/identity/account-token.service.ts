import { createHash } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { PublicRealm } from '#platform/session.ts'
import {
  deleteTokens,
  insertToken,
  listTokens,
  lockToken,
  markTokenUsed,
  releaseToken,
  type TokenPurpose,
} from './account-token.repository.ts'

/** Contract: how long a mailed link is good, in hours. */
const tokenHours: Readonly<Record<TokenPurpose, number>> = { CONFIRM: 72, RESET: 1, EMAIL_CHANGE: 24 }

/** Milliseconds; longer than any request may take. */
const lease = 60_000

/** The text is hashed, not the bytes it encodes: two texts may encode the same bytes, but only one was issued. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

type Recipient = { realm: PublicRealm; purpose: TokenPurpose; subject: string; email: string }

/** A new link for an account; earlier ones of the same purpose die. Only its hash is stored. */
export async function issueToken(
  { clock, newToken }: Pick<Deps, 'clock' | 'newToken'>,
  tx: Db,
  { realm, purpose, subject, email }: Recipient,
): Promise<string> {
  const token = newToken()
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + tokenHours[purpose] * 3_600_000)
  await deleteTokens(tx, { realm, subject }, [purpose])
  await insertToken(tx, { hash: hashToken(token), realm, purpose, subject, email, createdAt, expiresAt })
  return token
}

/** Links mailed to an address that the account has no longer. */
export const forgetResetLinks = (tx: Db, account: { realm: PublicRealm; subject: string }): Promise<void> =>
  deleteTokens(tx, account, ['RESET'])

/** For the export of someone's data. */
export const listLinksOf = (db: Db, account: { realm: PublicRealm; subject: string }) => listTokens(db, account)

export type LockedToken = {
  subject: string
  email: string
  /** In the transaction that ends the work: from then on the token is used. */
  use: (tx: Db) => Promise<unknown>
}

/**
 * Does the work a single-use token stands for; unknown, expired, used or in use: 410. The work asks the identity server
 * first and writes the database last, so it may stop in between. Whatever it was, the token is then good again, at once
 * or when the lease ends, and doing the work once more leads to the same end.
 */
export async function redeemToken<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  { token, ...key }: { realm: PublicRealm; purpose: TokenPurpose; token: string },
  work: (held: LockedToken) => Promise<T>,
): Promise<T> {
  const now = deps.clock()
  const hash = hashToken(token)
  const held = await lockToken(deps.db, { hash, ...key }, now, new Date(now.getTime() + lease))
  if (!held) throw new AppError('TokenExpired')
  try {
    return await work({ ...held, use: (tx) => markTokenUsed(tx, hash, deps.clock()) })
  } catch (error) {
    await releaseToken(deps.db, hash).catch((err) =>
      deps.logger.warn({ err }, 'a token stays held until its lease ends'),
    )
    throw error
  }
}
