import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { DocumentHolder, DocumentScope } from './document-scope.ts'
import type { WrappedKey } from './keyring.ts'
import type { StoreKey } from './store-port.ts'

/** Arrays, because PostgreSQL uses no index for an `or` of subqueries: it would read every document there is. */
const within = (scope: DocumentScope) => {
  if ('guarantorId' in scope) return sql<SqlBool>`document.guarantor_id = ${scope.guarantorId}`
  if ('tenantId' in scope)
    return sql<SqlBool>`(document.tenant_id = ${scope.tenantId}
      or document.guarantor_id = any(array(select id from guarantor where tenant_id = ${scope.tenantId})))`
  const tenants = sql`select id from tenant where rental_file_id = ${scope.rentalFileId}`
  return sql<SqlBool>`(document.tenant_id = any(array(${tenants}))
    or document.guarantor_id = any(array(select id from guarantor where tenant_id in (${tenants}))))`
}

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
    .where(within(scope))
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
}

export const findSealed = (db: Db, id: DocumentId, scope: DocumentScope): Promise<SealedDocument | undefined> =>
  db
    .selectFrom('document')
    .select([
      sql<DocumentId>`id`.as('id'),
      sql<StoreKey>`store_key`.as('storeKey'),
      'wrappedKey',
      'keyId',
      sql<KeptMediaType>`media_type`.as('mediaType'),
      'category',
      'fileName',
    ])
    .where('id', '=', id)
    .where(within(scope))
    .executeTakeFirst()

export type NewDocument = SealedDocument & { kind: DocumentKind; size: number; pages: number; createdAt: Date }

export async function insertDocument(tx: Db, holder: DocumentHolder, document: NewDocument): Promise<void> {
  await tx
    .insertInto('document')
    .values({ ...holder, ...document })
    .execute()
}

type Bytes = WrappedKey & { storeKey: StoreKey; size: number }

/** False when the document was erased or its bytes were moved since they were read. */
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
    .where(within(scope))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteDocuments(tx: Db, scope: DocumentScope): Promise<void> {
  await tx.deleteFrom('document').where(within(scope)).execute()
}

/**
 * Locks the next documents under this key, in the order of their ids, without those that somebody else is changing:
 * a document that is being turned gets another key.
 */
export const lockWrappedBy = (
  tx: Db,
  { keyId, after, limit }: { keyId: string; after: DocumentId; limit: number },
): Promise<(WrappedKey & { id: DocumentId })[]> =>
  tx
    .selectFrom('document')
    .select([sql<DocumentId>`id`.as('id'), 'wrappedKey', 'keyId'])
    .where('keyId', '=', keyId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Of documents that this transaction has locked. */
export async function updateWrappedKeys(
  tx: Db,
  keyId: string,
  keys: readonly { id: DocumentId; wrappedKey: Buffer }[],
): Promise<void> {
  const ids = keys.map(({ id }) => id)
  const wrapped = keys.map(({ wrappedKey }) => wrappedKey)
  await sql`update document set wrapped_key = given.wrapped_key, key_id = ${keyId}
    from unnest(${ids}::uuid[], ${wrapped}::bytea[]) as given (id, wrapped_key)
    where document.id = given.id`.execute(tx)
}

/**
 * Whether the key of a document is not wrapped by the current key. With the order the index is read even while old
 * statistics promise many rows; else all documents would be.
 */
export async function isAnyWrappedOtherwise(db: Db, keyId: string): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`select
    exists (select from document where key_id < ${keyId} order by key_id limit 1)
    or exists (select from document where key_id > ${keyId} order by key_id limit 1) as is_any`.execute(db)
  return rows[0]?.isAny ?? false
}
