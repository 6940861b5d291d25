import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { type DocumentRow, listRows } from './document.repository.ts'

export type DocumentOfTenant = DocumentRow

/** Those of the tenant and of their guarantors, oldest first. `fileName` is for its owner alone. */
export const listDocuments = (db: Db, tenantId: TenantId): Promise<DocumentRow[]> => listRows(db, { tenantId })
