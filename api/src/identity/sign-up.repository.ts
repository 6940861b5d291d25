import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { PublicRealm } from '#platform/session.ts'

type Address = { realm: PublicRealm; email: string }

/** What the browser of a sign-up told, kept with its link. */
export type SignUpBrowser = {
  browserHash: Buffer | null
  signUpHash: Buffer | null
  browser: string | null
  operatingSystem: string | null
}

export const findSignUp = (db: Db, realm: PublicRealm, hash: Buffer) =>
  db
    .selectFrom('accountToken')
    .select(['subject', 'email', 'createdAt', 'expiresAt', 'usedAt', 'browserHash', 'browser', 'operatingSystem'])
    .where('hash', '=', hash)
    .where('realm', '=', realm)
    .where('purpose', '=', 'CONFIRM')
    .executeTakeFirst()

export type PendingSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>

export async function insertSignUpBrowser(tx: Db, hash: Buffer, browser: SignUpBrowser): Promise<void> {
  await tx.updateTable('accountToken').set(browser).where('hash', '=', hash).execute()
}

/** Subjects whose link waits to be opened, latest first. */
export async function listPendingSubjects(db: Db, { realm, email }: Address, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('accountToken')
    .select('subject')
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('purpose', '=', 'CONFIRM')
    .where('usedAt', 'is', null)
    .where('createdAt', '>', daysBefore(now, periods.unconfirmedDays))
    .orderBy('createdAt', 'desc')
    .execute()
  return [...new Set(rows.map(({ subject }) => subject))]
}

/** The sign-up of this browser, or the latest of the address. */
export const findPendingSignUp = (db: Db, { realm, email }: Address, own: Buffer | undefined, now: Date) =>
  db
    .selectFrom('accountToken')
    .select(['subject', 'signUpHash', 'browser', 'operatingSystem'])
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('purpose', '=', 'CONFIRM')
    .where('usedAt', 'is', null)
    .where('createdAt', '>', daysBefore(now, periods.unconfirmedDays))
    .orderBy((eb) => eb.fn.coalesce(eb('signUpHash', '=', own ?? null), sql<boolean>`false`), 'desc')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()

/** Links that were used stay: they answer as before. */
export async function deletePendingLinks(tx: Db, { realm, email }: Address): Promise<void> {
  await tx
    .deleteFrom('accountToken')
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('purpose', '=', 'CONFIRM')
    .where('usedAt', 'is', null)
    .execute()
}
