import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

/** The owner, or one tenant of the file. */
export type ReaderKey = { ownerId: OwnerId } | { tenantId: string }

const readers = (db: Db, applicationId: ApplicationId, key: ReaderKey) => {
  const ofApplication = db.selectFrom('conversationReader').where('applicationId', '=', applicationId)
  return 'ownerId' in key
    ? ofApplication.where('ownerId', '=', key.ownerId)
    : ofApplication.where('tenantId', '=', key.tenantId)
}

export const findReader = (db: Db, applicationId: ApplicationId, key: ReaderKey) =>
  readers(db, applicationId, key)
    .select(['id', 'readUntil', 'unread', 'readAt', 'mailedAt', 'mailDueAt'])
    .executeTakeFirst()

/** Everybody has a row from the first message on. */
export async function addReader(tx: Db, applicationId: ApplicationId, key: ReaderKey): Promise<void> {
  await tx
    .insertInto('conversationReader')
    .values({ applicationId, ...key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countUnread(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('conversationReader')
    .set((eb) => ({ unread: eb('unread', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setMailDue(tx: Db, id: string, mailDueAt: Date): Promise<void> {
  await tx.updateTable('conversationReader').set({ mailDueAt }).where('id', '=', id).execute()
}

export async function recordMail(tx: Db, id: string, mailedAt: Date): Promise<void> {
  await tx.updateTable('conversationReader').set({ mailedAt, mailDueAt: null }).where('id', '=', id).execute()
}

/** What they have read stays read, whatever an older tab says. A waiting mail is not needed any more. */
export async function markRead(
  tx: Db,
  applicationId: ApplicationId,
  key: ReaderKey,
  { until, now }: { until: number; now: Date },
): Promise<void> {
  const readUntil = sql<number>`greatest(read_until, ${until}::int)`
  const isOwn =
    'ownerId' in key ? sql<boolean>`sent_by = 'OWNER'` : sql<boolean>`coalesce(tenant_id = ${key.tenantId}, false)`
  const unread = sql<number>`(select count(*)::int from message
    where message.application_id = ${applicationId} and number > ${readUntil} and not ${isOwn})`
  const row = await findReader(tx, applicationId, key)
  if (!row) return
  await tx
    .updateTable('conversationReader')
    .set({ readUntil, unread, readAt: now, mailDueAt: null })
    .where('id', '=', row.id)
    .execute()
}

export type Person = {
  tenantId: string
  tenantType: TenantType
  firstName: string
  lastName: string
  email: string
  language: Language | null
  /** An invited person is not in the file before they join. */
  hasJoined: boolean
}

/** Initiator first. */
export const listPeople = (db: Db, fileId: RentalFileId): Promise<Person[]> =>
  db
    .selectFrom('tenant')
    .leftJoin('tenantProfile', 'tenantProfile.id', 'tenant.profileId')
    .select([
      'tenant.id as tenantId',
      'tenantType',
      sql<string>`coalesce(tenant.first_name, '')`.as('firstName'),
      sql<string>`coalesce(tenant.last_name, '')`.as('lastName'),
      'tenant.email',
      'tenantProfile.language',
      sql<boolean>`tenant.profile_id is not null`.as('hasJoined'),
    ])
    .where('rentalFileId', '=', fileId)
    .orderBy('position')
    .execute()

/** Of the person who reports, for the operator's answer. */
export async function findEmail(db: Db, key: ReaderKey): Promise<string | undefined> {
  const row =
    'ownerId' in key
      ? await db.selectFrom('owner').select('email').where('id', '=', key.ownerId).executeTakeFirst()
      : await db.selectFrom('tenant').select('email').where('id', '=', key.tenantId).executeTakeFirst()
  return row?.email
}

export async function findOwnerName(db: Db, ownerId: OwnerId): Promise<string> {
  const row = await db
    .selectFrom('owner')
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row?.name ?? ''
}

/** People whose mail has waited until now. */
export const listDueReaders = (db: Db, now: Date, { after, limit }: Page): Promise<{ id: string; at: string }[]> =>
  db
    .selectFrom('conversationReader')
    .select(['id', sql<string>`mail_due_at::text`.as('at')])
    .where('mailDueAt', '<=', now)
    .where(sql<boolean>`(mail_due_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('mailDueAt')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Undefined when they have read it meanwhile, or another run has mailed it. */
export const lockDueReader = (tx: Db, id: string, now: Date) =>
  tx
    .selectFrom('conversationReader')
    .innerJoin('application', 'application.id', 'conversationReader.applicationId')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .select([
      'conversationReader.id',
      'conversationReader.tenantId',
      sql<ApplicationId>`application.id`.as('applicationId'),
      sql<OwnerId>`property.owner_id`.as('ownerId'),
      sql<RentalFileId>`application.rental_file_id`.as('fileId'),
      'property.id as propertyId',
      'property.name as propertyName',
      'consentLanguage as language',
    ])
    .where('conversationReader.id', '=', id)
    .where('mailDueAt', '<=', now)
    .where('unread', '>', 0)
    .forUpdate('conversationReader')
    .executeTakeFirst()
