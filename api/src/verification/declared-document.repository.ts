import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentCategory, DocumentHolderKind } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** What a document is said to be, whose, and when its codes were checked. */
export type DeclaredDocument = {
  category: DocumentCategory
  kind: DocumentKind | null
  holderKind: DocumentHolderKind
  lastName: string | null
  codeCheckedAt: Date | null
}

export const findDeclared = async (db: Db, id: DocumentId): Promise<DeclaredDocument | undefined> =>
  (
    await sql<DeclaredDocument>`select document.category, document.kind, document.code_checked_at,
        coalesce(guarantor.kind::text, 'TENANT') as holder_kind,
        case when guarantor.id is null then tenant.last_name else guarantor.last_name end as last_name
      from document left join guarantor on guarantor.id = document.guarantor_id
        left join tenant on tenant.id = document.tenant_id
      where document.id = ${id}`.execute(db)
  ).rows[0]
