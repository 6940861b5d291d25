import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'
import type { PublicRealm } from '#platform/session.ts'

export const tokenPurposes = ['CONFIRM', 'RESET', 'EMAIL_CHANGE', 'EMAIL_UNDO'] as const
export type TokenPurpose = (typeof tokenPurposes)[number]
export type AccountToken = {
  hash: Buffer
  realm: PublicRealm
  purpose: TokenPurpose
  subject: string
  email: string
  createdAt: Date
  expiresAt: Date
}
export type TokenKey = Pick<AccountToken, 'hash' | 'realm' | 'purpose'>

export async function insertToken(db: Db, token: AccountToken): Promise<void> {
  await db.insertInto('accountToken').values(token).execute()
}

/** Leases a valid token that nobody else has leased. Of parallel callers, one gets it. */
export const lockToken = (db: Db, { hash, realm, purpose }: TokenKey, now: Date, heldUntil: Date) =>
  db
    .updateTable('accountToken')
    .set({ heldUntil })
    .where('hash', '=', hash)
    .where('realm', '=', realm)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((or) => or.or([or('heldUntil', 'is', null), or('heldUntil', '<=', now)]))
    .returning(['subject', 'email', 'createdAt'])
    .executeTakeFirst()

export async function releaseToken(db: Db, hash: Buffer): Promise<void> {
  await db.updateTable('accountToken').set({ heldUntil: null }).where('hash', '=', hash).execute()
}

const noBrowser = { browserHash: null, signUpHash: null, browser: null, operatingSystem: null }

/** False when it was already used. What is known of a browser is no longer needed. */
export async function markTokenUsed(db: Db, hash: Buffer, usedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accountToken')
    .set({ usedAt, heldUntil: null, ...noBrowser })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type TokenHolder = { realm: PublicRealm; subject: string } | { realm: PublicRealm; email: string }

export async function markTokensUsed(db: Db, holder: TokenHolder, purpose: TokenPurpose, usedAt: Date): Promise<void> {
  await db
    .updateTable('accountToken')
    .set({ usedAt, ...noBrowser })
    .where(belongsTo(holder))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute()
}

export async function deleteTokens(db: Db, holder: TokenHolder, purposes: readonly TokenPurpose[]): Promise<void> {
  await db.deleteFrom('accountToken').where(belongsTo(holder)).where('purpose', 'in', purposes).execute()
}

/** Links of a purpose that were issued after another one of it. */
export async function deleteTokensAfter(db: Db, holder: TokenHolder, purpose: TokenPurpose, date: Date): Promise<void> {
  await db
    .deleteFrom('accountToken')
    .where(belongsTo(holder))
    .where('purpose', '=', purpose)
    .where('createdAt', '>', date)
    .execute()
}

const belongsTo = (holder: TokenHolder) =>
  'email' in holder
    ? sql<boolean>`realm = ${holder.realm} and email = ${holder.email}`
    : sql<boolean>`realm = ${holder.realm} and subject = ${holder.subject}`

/** Without the hash: latest first, for the data export. */
export const listTokens = (db: Db, holder: TokenHolder) =>
  db
    .selectFrom('accountToken')
    .select(['purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'])
    .where(belongsTo(holder))
    .orderBy('createdAt', 'desc')
    .execute()

/** A used or expired link is recognised for a while; then it is deleted with its address. */
export const endedTokens = purgeOf(
  'accountToken',
  (now) => sql<boolean>`expires_at < ${daysBefore(now, periods.endedLinkDays)}`,
)

/** Whether a link for this account is still valid or being opened. */
export async function hasLiveToken(db: Db, realm: PublicRealm, subject: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('accountToken')
    .select('hash')
    .where('realm', '=', realm)
    .where('subject', '=', subject)
    .where((eb) => eb.or([eb('expiresAt', '>', now), eb('heldUntil', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}
