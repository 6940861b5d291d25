import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { UploadId } from '@bailclair/domain/document/upload.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { deleteUpload, listUploadRows } from './upload.repository.ts'

/** Those of the tenant and of their guarantors, oldest first. */
export const listUploads = (db: Db, tenantId: TenantId) => listUploadRows(db, { tenantId })
export type UploadOfTenant = Awaited<ReturnType<typeof listUploads>>[number]

/** A worker that reads it at the moment finds it gone, and makes no document. */
export async function removeUpload(db: Db, id: UploadId, tenantId: TenantId): Promise<void> {
  if (!(await deleteUpload(db, id, { tenantId }))) throw new AppError('DocumentNotFound')
}
