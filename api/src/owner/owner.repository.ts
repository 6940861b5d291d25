import type { Acquisition } from '@bailclair/domain/acquisition/acquisition.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { EmailTable } from '#identity/email-table.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import { languageOnceKnown } from '#platform/first-language.ts'

const columns = [
  sql<OwnerId>`id`.as('id'),
  'email',
  'pendingEmail',
  'firstName',
  'lastName',
  'language',
  'identityFederation',
  'lastSignInOn',
  sql<boolean>`acquisition is not null`.as('hasAcquisition'),
] as const
export type OwnerRow = {
  id: OwnerId
  email: string
  pendingEmail: string | null
  firstName: string | null
  lastName: string | null
  language: Language
  identityFederation: boolean
  lastSignInOn: string | null
  hasAcquisition: boolean
}

const selectOwner = prepareQuery((db, { id }: Placeholders<{ id: OwnerId }>) =>
  db.selectFrom('owner').select(columns).where('id', '=', id),
)
export const findOwner = async (db: Db, id: OwnerId): Promise<OwnerRow | undefined> =>
  (await selectOwner(db, { id }))[0]

export const findAccount = (db: Db, id: OwnerId): Promise<{ issuer: string; subject: string } | undefined> =>
  db.selectFrom('owner').select(['issuer', 'subject']).where('id', '=', id).executeTakeFirst()

type Visit = {
  today: string
  language: Language
  isFederated: boolean
  acquisition: Acquisition | undefined
}

/** The row lock serialises parallel calls, and only the first one writes. */
export async function recordVisit(db: Db, id: OwnerId, { today, language, isFederated, acquisition }: Visit) {
  const found = acquisition ? JSON.stringify(acquisition) : null
  await db
    .updateTable('owner')
    .set({
      lastSignInOn: today,
      language: languageOnceKnown(language),
      identityFederation: sql<boolean>`identity_federation or ${isFederated}`,
      acquisition: sql<string>`coalesce(acquisition, ${found}::jsonb)`,
    })
    .where('id', '=', id)
    .where(
      // in parentheses, because Kysely adds none around raw SQL
      sql<boolean>`(last_sign_in_on is distinct from ${today}::date
        or identity_federation < ${isFederated} or (acquisition is null and ${found}::jsonb is not null))`,
    )
    .execute()
}

type Names = { firstName: string; lastName: string }

export const updateNames = (db: Db, id: OwnerId, { firstName, lastName }: Names): Promise<OwnerRow | undefined> =>
  db.updateTable('owner').set({ firstName, lastName }).where('id', '=', id).returning(columns).executeTakeFirst()

export async function updatePendingEmail(db: Db, id: OwnerId, pendingEmail: string): Promise<void> {
  await db.updateTable('owner').set({ pendingEmail }).where('id', '=', id).execute()
}

type Account = { issuer: string; subject: string }

const owners = (db: Db, { issuer, subject }: Account) =>
  db.selectFrom('owner').select(['id', 'email', 'language']).where('issuer', '=', issuer).where('subject', '=', subject)

/** What a change of e-mail does to the owner. An e-mail that was requested later stays pending. */
export const ownerEmails: EmailTable = {
  findEmail: async (db, account) => (await owners(db, account).executeTakeFirst())?.email,
  async adoptEmail(tx, account, email) {
    const before = await owners(tx, account).forUpdate().executeTakeFirst()
    if (!before) return undefined
    await tx
      .updateTable('owner')
      .set({ email, pendingEmail: sql<string | null>`nullif(pending_email, ${email})` })
      .where('id', '=', before.id)
      .execute()
    return { before: before.email, language: before.language, ownerId: before.id }
  },
  async endSessions(tx, { issuer, subject }, now) {
    const { numUpdatedRows } = await tx
      .updateTable('owner')
      .set({ sessionsNotBefore: now, pendingEmail: null })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
}

type Reopening = Account & { email: string; language: Language; identityFederation: boolean; now: Date }

/** Ends every earlier session. The owner may not have a row yet, but may hold a valid token. */
export const reopen = (db: Db, { now, ...account }: Reopening): Promise<OwnerRow> =>
  db
    .insertInto('owner')
    .values({ ...account, sessionsNotBefore: now })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ sessionsNotBefore: now, pendingEmail: null }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

export async function endSessionsBefore(db: Db, id: OwnerId, now: Date): Promise<void> {
  await db.updateTable('owner').set({ sessionsNotBefore: now }).where('id', '=', id).execute()
}

/** Undefined when another call has just deleted it. */
type DeletedOwner = Pick<OwnerRow, 'email' | 'pendingEmail' | 'firstName'>

export const deleteOwner = (db: Db, id: OwnerId): Promise<DeletedOwner | undefined> =>
  db.deleteFrom('owner').where('id', '=', id).returning(['email', 'pendingEmail', 'firstName']).executeTakeFirst()

/** Counts what is deleted with an owner, for the receipt. */
export const countOwnedItems = (db: Db, id: OwnerId): Promise<{ properties: number; applications: number }> =>
  db
    .selectFrom('property')
    .leftJoin('application', 'application.propertyId', 'property.id')
    .where('ownerId', '=', id)
    .select((eb) => [
      eb.fn.count<number>('property.id').distinct().as('properties'),
      eb.fn.count<number>('application.id').as('applications'),
    ])
    .executeTakeFirstOrThrow()
