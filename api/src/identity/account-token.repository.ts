import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'
import type { PublicRealm } from '#platform/session.ts'

export type TokenPurpose = 'CONFIRM' | 'RESET' | 'EMAIL_CHANGE'
export type AccountToken = {
  hash: Buffer
  realm: PublicRealm
  purpose: TokenPurpose
  subject: string
  email: string
  createdAt: Date
  expiresAt: Date
}
/** A token as someone presents it. */
export type TokenKey = Pick<AccountToken, 'hash' | 'realm' | 'purpose'>

export async function insertToken(db: Db, token: AccountToken): Promise<void> {
  await db.insertInto('accountToken').values(token).execute()
}

export const findToken = (db: Db, { hash, realm, purpose }: TokenKey) =>
  db
    .selectFrom('accountToken')
    .select(['subject', 'email', 'expiresAt', 'usedAt'])
    .where('hash', '=', hash)
    .where('realm', '=', realm)
    .where('purpose', '=', purpose)
    .executeTakeFirst()

/** Takes a token that is good and that nobody holds, for as long as the lease: of parallel callers one gets it. */
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
    .returning(['subject', 'email'])
    .executeTakeFirst()

export async function releaseToken(db: Db, hash: Buffer): Promise<void> {
  await db.updateTable('accountToken').set({ heldUntil: null }).where('hash', '=', hash).execute()
}

/** False when it was used already. */
export async function markTokenUsed(db: Db, hash: Buffer, usedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accountToken')
    .set({ usedAt, heldUntil: null })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Whose = { realm: PublicRealm; subject: string } | { realm: PublicRealm; email: string }

export async function markTokensUsed(db: Db, whose: Whose, purpose: TokenPurpose, usedAt: Date): Promise<void> {
  await db
    .updateTable('accountToken')
    .set({ usedAt })
    .where(belongsTo(whose))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute()
}

export async function deleteTokens(db: Db, whose: Whose, purposes: readonly TokenPurpose[]): Promise<void> {
  await db.deleteFrom('accountToken').where(belongsTo(whose)).where('purpose', 'in', purposes).execute()
}

export async function deleteLinksIssuedBefore(db: Db, whose: Whose, date: Date): Promise<void> {
  await db
    .deleteFrom('accountToken')
    .where(belongsTo(whose))
    .where('purpose', 'in', ['CONFIRM', 'RESET'])
    .where('createdAt', '<', date)
    .execute()
}

const belongsTo = (whose: Whose) =>
  'email' in whose
    ? sql<boolean>`realm = ${whose.realm} and email = ${whose.email}`
    : sql<boolean>`realm = ${whose.realm} and subject = ${whose.subject}`

/** Those that are kept about an account, latest first; the secret in them is not. */
export const listTokens = (db: Db, whose: Whose) =>
  db
    .selectFrom('accountToken')
    .select(['purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'])
    .where(belongsTo(whose))
    .orderBy('createdAt', 'desc')
    .execute()

/** A used link says so for a while rather than being unknown; then the address it was sent to is forgotten. */
export const endedTokens = purgeOf(
  'accountToken',
  (now) => sql<boolean>`expires_at < ${daysBefore(now, periods.endedLinkDays)}`,
)

/** Is there a link that still opens this account, or is one being opened? */
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
