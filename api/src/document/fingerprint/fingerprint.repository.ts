import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Fingerprint } from './fingerprint-key.ts'

/** Those of an earlier reading stay: they are of the file as sent, and a later one reads the pages that are kept of it. */
export async function keepFingerprints(
  tx: Db,
  documentId: DocumentId,
  fingerprints: readonly Fingerprint[],
): Promise<void> {
  const before = tx.selectFrom('documentFingerprint').select('kind').where('documentId', '=', documentId)
  if (await before.limit(1).executeTakeFirst()) return
  await tx
    .insertInto('documentFingerprint')
    .values(fingerprints.map((fingerprint) => ({ documentId, ...fingerprint })))
    .execute()
}

export type Alike = { documentId: DocumentId; kind: Fingerprint['kind']; page: number; otherPage: number }

/** Documents to compare at most: those with most bands in common. */
const mostAlike = 20

/**
 * Pages of documents in other files that share fingerprints with this document. Documents of a file that is archived
 * or deleted are gone, so every other file is a live one; an account is in one file at a time.
 */
export async function findAlike(db: Db, id: DocumentId, tenantId: TenantId): Promise<Alike[]> {
  const { rows } = await sql<Alike>`select other.document_id, own.kind, own.page, other.page as other_page
    from document_fingerprint own
    join document_fingerprint other on other.print = own.print and other.kind = own.kind and other.document_id <> own.document_id
    join document on document.id = other.document_id
    left join guarantor on guarantor.id = document.guarantor_id
    join tenant on tenant.id = coalesce(document.tenant_id, guarantor.tenant_id)
    where own.document_id = ${id}
      and tenant.rental_file_id <> (select rental_file_id from tenant where id = ${tenantId})
    group by other.document_id, own.kind, own.page, other.page
    order by own.kind, count(*) desc
    limit ${mostAlike}`.execute(db)
  return rows
}
