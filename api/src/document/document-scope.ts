import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { RentalFileId } from '#deps.ts'

/** Whose document it is. */
export type DocumentHolder = { tenantId: TenantId } | { guarantorId: GuarantorId }

/**
 * Whose documents someone may touch: every query has one. Those of a tenant include those of their guarantors; those of
 * a file, those of everyone in it.
 */
export type DocumentScope = DocumentHolder | { rentalFileId: RentalFileId }
