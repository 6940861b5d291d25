import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { UploadId, UploadRefusal, UploadState } from '@bailclair/domain/document/upload.schema.ts'
import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { type Purge, purgeOf } from '#platform/database/rows.ts'
import { within } from '../document-scope.repository.ts'
import type { DocumentHolder, DocumentScope } from '../document-scope.ts'
import type { WrappedKey } from '../keyring.ts'
import type { StoreKey } from '../store-port.ts'

const unreadable = 'DocumentUnreadable' satisfies UploadRefusal

export type NewUpload = WrappedKey & {
  id: UploadId
  category: DocumentCategory
  kind: DocumentKind
  fileName: string
  replaces: DocumentId | null
  size: number
  storeKey: StoreKey
  createdAt: Date
}

export async function insertUpload(tx: Db, holder: DocumentHolder, upload: NewUpload): Promise<void> {
  await tx
    .insertInto('upload')
    .values({ ...holder, ...upload })
    .execute()
}

/** Oldest first. */
export const listUploadRows = (db: Db, scope: DocumentScope) =>
  db
    .selectFrom('upload')
    .select([
      sql<UploadId>`id`.as('id'),
      'category',
      sql<GuarantorId | null>`guarantor_id`.as('guarantorId'),
      sql<DocumentKind>`kind`.as('kind'),
      'fileName',
      sql<DocumentId | null>`replaces`.as('replaces'),
      'state',
      sql<UploadRefusal | null>`refusal`.as('refusal'),
    ])
    .where(within('upload', scope))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Those that wait to become one more document of the category. */
export async function countAdded(db: Db, holder: DocumentHolder, category: DocumentCategory): Promise<number> {
  const { files } = await db
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('category', '=', category)
    .where('state', '=', 'WAITING')
    .where('replaces', 'is', null)
    .where((eb) =>
      'tenantId' in holder ? eb('tenantId', '=', holder.tenantId) : eb('guarantorId', '=', holder.guarantorId),
    )
    .executeTakeFirstOrThrow()
  return files
}

export type Standing = { state: UploadState; refusal: UploadRefusal | null }

/** Undefined: it is a document, or it was removed. */
export const findStanding = (db: Db, id: UploadId): Promise<Standing | undefined> =>
  db
    .selectFrom('upload')
    .select(['state', sql<UploadRefusal | null>`refusal`.as('refusal')])
    .where('id', '=', id)
    .executeTakeFirst()

/** False when it was not there. */
export async function deleteUpload(db: Db, id: UploadId, scope: DocumentScope): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('upload')
    .where('id', '=', id)
    .where(within('upload', scope))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those that wait for the place of this document: what is sent later comes instead of them. */
export async function deleteReplacing(tx: Db, replaces: DocumentId): Promise<void> {
  await tx.deleteFrom('upload').where('replaces', '=', replaces).where('state', '=', 'WAITING').execute()
}

export async function deleteUploads(tx: Db, scope: DocumentScope): Promise<void> {
  await tx.deleteFrom('upload').where(within('upload', scope)).execute()
}

const isUnread = (now: Date) => sql<boolean>`state = 'WAITING' and created_at < ${daysBefore(now, periods.uploadDays)}`

/** What nobody could read for days fails, so that its tenant is told. Its bytes are erased by a trigger. */
export const unreadUploads: Purge = {
  count: async (db, now) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from upload where ${isUnread(now)}`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  },
  remove: async (db, now, limit) => {
    const { numAffectedRows } = await sql`update upload set state = 'FAILED', refusal = ${unreadable}, due_at = ${now},
        leased_by = null, store_key = null, wrapped_key = null, key_id = null
      where id = any(array(select id from upload where ${isUnread(now)} limit ${limit} for update skip locked))`.execute(
      db,
    )
    return Number(numAffectedRows ?? 0)
  },
}

export const failedUploads = purgeOf(
  'upload',
  (now) => sql<boolean>`state = 'FAILED' and due_at < ${daysBefore(now, periods.uploadDays)}`,
)

/*
 * What workers do. Times are those of the database, which all machines share.
 */

/** An upload that a worker has for itself until its lease ends. */
export type LeasedUpload = WrappedKey & {
  id: UploadId
  /** Whose part it is in, also for a guarantor's. */
  tenantId: TenantId
  guarantorId: GuarantorId | null
  category: DocumentCategory
  kind: DocumentKind
  fileName: string
  replaces: DocumentId | null
  sentAt: Date
  storeKey: StoreKey
  attempts: number
  leasedBy: string
}

/**
 * Takes one that is due: of a tenant who has fewest in hand, then what has been due for longest, so that what is tried
 * again does not come before what is new. Workers pass over what another one is taking.
 */
export async function leaseUpload(
  db: Db,
  { worker, leaseSeconds }: { worker: string; leaseSeconds: number },
): Promise<LeasedUpload | undefined> {
  const tenant = (upload: string) =>
    sql.raw(`coalesce(${upload}.tenant_id, (select tenant_id from guarantor where id = ${upload}.guarantor_id))`)
  const { rows } = await sql<LeasedUpload>`
    with in_hand as (
      select ${tenant('upload')} as tenant, count(*) as uploads from upload
      where state = 'WAITING' and leased_by is not null and due_at > now() group by 1)
    update upload set attempts = attempts + 1, leased_by = ${worker}, due_at = now() + interval '1 second' * ${leaseSeconds}
    where id = (select id from upload due where state = 'WAITING' and due_at <= now()
      order by coalesce((select uploads from in_hand where tenant = ${tenant('due')}), 0), due_at, created_at, id
      limit 1 for update skip locked)
    returning id, ${tenant('upload')} as tenant_id, guarantor_id, category, kind, file_name, replaces,
      created_at as sent_at, store_key, wrapped_key, key_id, attempts, leased_by`.execute(db)
  return rows[0]
}

export async function isAnyUploadDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    isAny: boolean
  }>`select exists (select from upload where state = 'WAITING' and due_at <= now()) as is_any`.execute(db)
  return rows[0]?.isAny ?? false
}

type Leased = Pick<LeasedUpload, 'id' | 'leasedBy'>

/** Deletes the upload that became a document. False: it was removed, or another worker has it by now. */
export async function deleteLeased(tx: Db, { id, leasedBy }: Leased): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('leasedBy', '=', leasedBy)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Its bytes are erased by a trigger. */
export async function failUpload(db: Db, { id, leasedBy }: Leased, refusal: UploadRefusal): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      state: 'FAILED',
      refusal,
      dueAt: sql<Date>`now()`,
      leasedBy: null,
      storeKey: null,
      wrappedKey: null,
      keyId: null,
    })
    .where('id', '=', id)
    .where('leasedBy', '=', leasedBy)
    .execute()
}

/** Gives it back, to be tried again in some seconds. `counts`: the attempt is one of the few that it has. */
export async function postponeUpload(
  db: Db,
  { id, leasedBy }: Leased,
  { seconds, counts }: { seconds: number; counts: boolean },
): Promise<void> {
  await sql`update upload set leased_by = null, due_at = now() + interval '1 second' * ${seconds},
      attempts = attempts - ${counts ? 0 : 1}
    where id = ${id} and leased_by = ${leasedBy}`.execute(db)
}

/** Gives back all that a worker has. It makes no document of them any more. */
export async function returnUploads(db: Db, worker: string): Promise<void> {
  await sql`update upload set leased_by = null, due_at = now(), attempts = attempts - 1
    where leased_by = ${worker} and state = 'WAITING'`.execute(db)
}

export type UploadCounts = { waiting: number; failed: number; oldestSeconds: number }

export async function countUploads(db: Db, now: Date): Promise<UploadCounts> {
  const { rows } = await sql<UploadCounts>`select count(*) as waiting,
      (select count(*) from upload where state = 'FAILED') as failed,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(created_at))), 0)::float8 as oldest_seconds
    from upload where state = 'WAITING'`.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 }
}
