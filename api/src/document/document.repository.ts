import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { CodeConclusion } from '#signed-code/conclude-codes.service.ts'
import { within } from './document-scope.repository.ts'
import type { DocumentHolder, DocumentScope } from './document-scope.ts'
import type { WrappedKey } from './keyring.ts'
import type { StoreKey } from './store-port.ts'

/** Oldest first. */
export const listRows = (db: Db, scope: DocumentScope) =>
  db
    .selectFrom('document')
    .leftJoin('guarantor', 'guarantor.id', 'document.guarantorId')
    .select([
      sql<DocumentId>`document.id`.as('id'),
      // the tenant whose part it is in, also for a guarantor's document
      sql<TenantId>`coalesce(document.tenant_id, guarantor.tenant_id)`.as('tenantId'),
      sql<GuarantorId | null>`document.guarantor_id`.as('guarantorId'),
      'category',
      // null for documents from before kinds were asked for
      sql<DocumentKind | null>`document.kind`.as('kind'),
      'fileName',
      sql<KeptMediaType>`media_type`.as('mediaType'),
      'size',
      'pages',
      'status',
      'reason',
      'comment',
      'document.createdAt',
      // when the team last decided on it
      'checkedAt',
    ])
    .where(within('document', scope))
    .orderBy('document.createdAt')
    .orderBy('document.id')
    .execute()

/** A document without its bytes. */
export type DocumentRow = Awaited<ReturnType<typeof listRows>>[number]

export async function countFiles(db: Db, holder: DocumentHolder, category: DocumentCategory): Promise<number> {
  const { files } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('category', '=', category)
    .where((eb) =>
      'tenantId' in holder ? eb('tenantId', '=', holder.tenantId) : eb('guarantorId', '=', holder.guarantorId),
    )
    .executeTakeFirstOrThrow()
  return files
}

/** Where its bytes are, and the key to decrypt them. */
export type SealedDocument = WrappedKey & {
  id: DocumentId
  storeKey: StoreKey
  mediaType: KeptMediaType
  category: DocumentCategory
  fileName: string
  /** False: a stranger's PDF or a picture from before documents were read. */
  isRead: boolean
}

const sealed = [
  sql<DocumentId>`id`.as('id'),
  sql<StoreKey>`store_key`.as('storeKey'),
  'wrappedKey',
  'keyId',
  sql<KeptMediaType>`media_type`.as('mediaType'),
  'category',
  'fileName',
  'isRead',
] as const

export const findSealed = (db: Db, id: DocumentId, scope: DocumentScope): Promise<SealedDocument | undefined> =>
  db.selectFrom('document').select(sealed).where('id', '=', id).where(within('document', scope)).executeTakeFirst()

/** Whosever it is: for workers. */
export const findSealedById = (db: Db, id: DocumentId): Promise<SealedDocument | undefined> =>
  db.selectFrom('document').select(sealed).where('id', '=', id).executeTakeFirst()

/** What was read in the documents of a scope, with the keys that open it. */
export const listReadings = (
  db: Db,
  scope: DocumentScope,
): Promise<(WrappedKey & { id: DocumentId; sealed: Buffer })[]> =>
  db
    .selectFrom('document')
    .innerJoin('documentReading', 'documentReading.documentId', 'document.id')
    .select([sql<DocumentId>`document.id`.as('id'), 'wrappedKey', 'keyId', 'sealed'])
    .where(within('document', scope))
    .execute()

/** A document that could not be read so often is not tried again by workers. */
const mostReads = 3

export type LeasedUnread = SealedDocument & { readAttempts: number }

/**
 * Takes a document that is not read, for some seconds. Workers pass over what another one is taking. Times are those of
 * the database, which all machines share.
 */
export async function leaseUnread(db: Db, leaseSeconds: number): Promise<LeasedUnread | undefined> {
  const { rows } = await sql<LeasedUnread>`update document set read_attempts = read_attempts + 1,
      read_due_at = now() + interval '1 second' * ${leaseSeconds}
    where id = (select id from document where not is_read and read_attempts < ${mostReads} and read_due_at <= now()
      order by read_due_at limit 1 for update skip locked)
    returning id, store_key, wrapped_key, key_id, media_type, category, file_name, is_read, read_attempts`.execute(db)
  return rows[0]
}

/** Gives it back. `counts`: the attempt is one of the few that it has. */
export async function postponeUnread(
  db: Db,
  { id, storeKey, readAttempts }: LeasedUnread,
  { seconds, counts }: { seconds: number; counts: boolean },
): Promise<void> {
  await sql`update document set read_due_at = now() + interval '1 second' * ${seconds},
      read_attempts = ${readAttempts - (counts ? 0 : 1)}
    where id = ${id} and store_key = ${storeKey} and not is_read and read_attempts = ${readAttempts}`.execute(db)
}

/** `hasUnread`: documents that workers will read. `unreadable`: how many they have given up. */
export async function countUnread(db: Db): Promise<{ hasUnread: boolean; unreadable: number }> {
  const { rows } = await sql<{ hasUnread: boolean; unreadable: number }>`select
      exists (select from document where not is_read and read_attempts < ${mostReads}) as has_unread,
      (select count(*) from document where not is_read and read_attempts >= ${mostReads}) as unreadable`.execute(db)
  return rows[0] ?? { hasUnread: false, unreadable: 0 }
}

/** In the transaction that keeps what was read, after `moveBytes`. */
export async function markRead(tx: Db, id: DocumentId): Promise<void> {
  await tx.updateTable('document').set({ isRead: true }).where('id', '=', id).execute()
}

export type NewDocument = SealedDocument &
  CodeConclusion & { kind: DocumentKind; size: number; pages: number; createdAt: Date }

export async function insertDocument(tx: Db, holder: DocumentHolder, document: NewDocument): Promise<void> {
  await tx
    .insertInto('document')
    .values({ ...holder, ...document })
    .execute()
}

type Bytes = WrappedKey & { storeKey: StoreKey; size: number } & Partial<CodeConclusion>

/**
 * False when the document was erased or its bytes were moved since they were read. A trigger forgets what was read, which
 * is under the key before.
 */
export async function moveBytes(tx: Db, id: DocumentId, from: StoreKey, to: Bytes): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set(to)
    .where('id', '=', id)
    .where('storeKey', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Check = { status: 'ACCEPTED' | 'DECLINED'; reason: string | null; comment: string | null; checkedAt: Date }

export async function updateCheck(tx: Db, id: DocumentId, check: Check): Promise<void> {
  await tx.updateTable('document').set(check).where('id', '=', id).execute()
}

/** False when it was not there. */
export async function deleteDocument(tx: Db, id: DocumentId, scope: DocumentScope): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('document')
    .where('id', '=', id)
    .where(within('document', scope))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteDocuments(tx: Db, scope: DocumentScope): Promise<void> {
  await tx.deleteFrom('document').where(within('document', scope)).execute()
}
