import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { ProfileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

const columns = [
  'issuer',
  'subject',
  'email',
  // a new address whose mailed link was not opened yet
  'pendingEmail',
  'firstName',
  'lastName',
  'language',
  'identityFederation',
  'firstSignInOn',
  'lastSignInOn',
  // since the last sign-in: warnings about archiving, and the day of the latest
  'archiveWarnings',
  'archiveWarnedOn',
] as const

const profiles = (db: Db, id: ProfileId) =>
  db
    .selectFrom('tenantProfile')
    .select([sql<ProfileId>`id`.as('id'), ...columns])
    .where('id', '=', id)

export const findProfile = (db: Db, id: ProfileId) => profiles(db, id).executeTakeFirst()

/** Row lock: the same person cannot create, join or leave a file in another transaction. Undefined when it is gone. */
export const lockProfile = (tx: Db, id: ProfileId) => profiles(tx, id).forUpdate().executeTakeFirst()

/** The account of a tenant, without its place in a file. */
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Undefined when another call inserted it at the same time. */
export async function insertProfile(
  db: Db,
  profile: Omit<ProfileRow, 'id' | 'pendingEmail' | 'archiveWarnings' | 'archiveWarnedOn'>,
): Promise<ProfileId | undefined> {
  const row = await db
    .insertInto('tenantProfile')
    .values(profile)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id as ProfileId | undefined
}

export async function findProfileId(
  db: Db,
  { issuer, subject }: Pick<ProfileRow, 'issuer' | 'subject'>,
): Promise<ProfileId | undefined> {
  const row = await db
    .selectFrom('tenantProfile')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.id as ProfileId | undefined
}

type Visit = { today: CalendarDate; isFederated: boolean }

/** A sign-in resets the archive warnings. */
export async function recordVisit(db: Db, id: ProfileId, { today, isFederated }: Visit): Promise<void> {
  await db
    .updateTable('tenantProfile')
    .set({
      lastSignInOn: today,
      identityFederation: sql<boolean>`identity_federation or ${isFederated}`,
      archiveWarnings: 0,
      archiveWarnedOn: null,
    })
    .where('id', '=', id)
    .execute()
}

type Names = { firstName: string; lastName: string }

export async function updateNames(db: Db, id: ProfileId, { firstName, lastName }: Names): Promise<void> {
  await db.updateTable('tenantProfile').set({ firstName, lastName }).where('id', '=', id).execute()
}

export async function updatePendingEmail(db: Db, id: ProfileId, pendingEmail: string): Promise<void> {
  await db.updateTable('tenantProfile').set({ pendingEmail }).where('id', '=', id).execute()
}

type Account = Pick<ProfileRow, 'issuer' | 'subject'>

export const findProfileOf = (db: Db, { issuer, subject }: Account) =>
  db
    .selectFrom('tenantProfile')
    .select([sql<ProfileId>`id`.as('id'), 'email', 'language'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** The pending e-mail becomes the e-mail; a newer pending one stays. */
export async function adoptEmail(db: Db, id: ProfileId, email: string): Promise<void> {
  await db
    .updateTable('tenantProfile')
    .set({ email, pendingEmail: sql<string | null>`nullif(pending_email, ${email})` })
    .where('id', '=', id)
    .execute()
}

/** Also drops a pending e-mail. */
export async function endSessionsAndChanges(db: Db, id: ProfileId, now: Date): Promise<void> {
  await db
    .updateTable('tenantProfile')
    .set({ sessionsNotBefore: now, pendingEmail: null })
    .where('id', '=', id)
    .execute()
}

type Reopening = Pick<ProfileRow, 'issuer' | 'subject' | 'email' | 'language' | 'identityFederation'> & {
  now: Date
  today: CalendarDate
}

/** Ends every session so far. Inserts the profile when there is none, because an old token may still come. */
export async function reopenProfile(db: Db, { now, today, ...account }: Reopening): Promise<void> {
  await db
    .insertInto('tenantProfile')
    .values({ ...account, sessionsNotBefore: now, firstSignInOn: today, lastSignInOn: today })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ sessionsNotBefore: now, pendingEmail: null }),
    )
    .execute()
}

export async function endSessionsBefore(db: Db, id: ProfileId, now: Date): Promise<void> {
  await db.updateTable('tenantProfile').set({ sessionsNotBefore: now }).where('id', '=', id).execute()
}

export async function deleteProfile(db: Db, id: ProfileId): Promise<void> {
  await db.deleteFrom('tenantProfile').where('id', '=', id).execute()
}
