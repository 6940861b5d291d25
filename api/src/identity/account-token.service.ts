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

const tokenHours: Readonly<Record<TokenPurpose, number>> = {
  CONFIRM: 72,
  RESET: 1,
  EMAIL_CHANGE: 24,
  EMAIL_UNDO: 72,
}

/** Longer than any request may take. */
const leaseMs = 60_000

/** Hashes the text, not the decoded bytes: several base64url texts decode to the same bytes. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

type Recipient = { realm: PublicRealm; purpose: TokenPurpose; subject: string; email: string }

/**
 * Issues a link and deletes earlier ones of the same purpose, except links that undo an e-mail change (a thief could
 * end the first one by a second change) and links of a sign-up (people open any of the mails). Only the hash is stored.
 */
export async function issueToken(
  { clock, newToken }: Pick<Deps, 'clock' | 'newToken'>,
  tx: Db,
  { realm, purpose, subject, email }: Recipient,
): Promise<string> {
  const token = newToken()
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + tokenHours[purpose] * 3_600_000)
  if (purpose === 'RESET' || purpose === 'EMAIL_CHANGE') await deleteTokens(tx, { realm, subject }, [purpose])
  await insertToken(tx, { hash: hashToken(token), realm, purpose, subject, email, createdAt, expiresAt })
  return token
}

export const listLinksOf = (db: Db, account: { realm: PublicRealm; subject: string }) => listTokens(db, account)

export type LockedToken = {
  subject: string
  email: string
  createdAt: Date
  /** Marks the token as used, in the transaction that ends the work. False when it was deleted meanwhile. */
  use: (tx: Db) => Promise<boolean>
}

/**
 * Runs the work that a single-use token allows; 410 when it is unknown, expired, used or leased. The work calls the
 * identity server first and writes the database last. If it fails, the token can be used again.
 */
export async function redeemToken<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  { token, ...key }: { realm: PublicRealm; purpose: TokenPurpose; token: string },
  work: (leased: LockedToken) => Promise<T>,
): Promise<T> {
  const now = deps.clock()
  const hash = hashToken(token)
  const leased = await lockToken(deps.db, { hash, ...key }, now, new Date(now.getTime() + leaseMs))
  if (!leased) throw new AppError('TokenExpired')
  try {
    return await work({ ...leased, use: (tx) => markTokenUsed(tx, hash, deps.clock()) })
  } catch (error) {
    await releaseToken(deps.db, hash).catch((err) =>
      deps.logger.warn({ err }, 'a token stays held until its lease ends'),
    )
    throw error
  }
}
