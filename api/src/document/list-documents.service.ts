import type { TenantId } from '@bailclair/domain/tenant/tenant-id.schema.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type DocumentRow, listRows } from './document.repository.ts'

export type DocumentOfTenant = DocumentRow

/** A tenant's own and those of their guarantors, oldest first. */
export const listDocuments = (db: Db, tenantId: TenantId): Promise<DocumentRow[]> => listRows(db, { tenantId })

/** Those of everyone in a file, oldest first. `fileName` is for its owner alone. */
export const listDocumentsOfFile = (db: Db, rentalFileId: RentalFileId): Promise<DocumentRow[]> =>
  listRows(db, { rentalFileId })
