import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { RentalFileId } from '#deps.ts'

/** Whose document it is. */
export type DocumentHolder = { tenantId: TenantId } | { guarantorId: GuarantorId }

/** Every query has a scope. A tenant includes their guarantors; a file includes everyone in it. */
export type DocumentScope = DocumentHolder | { rentalFileId: RentalFileId }
