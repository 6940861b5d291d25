import type { DocumentSlot as Slot } from '@bailclair/domain/document/accepted-documents.rules.ts'

/** Where a document belongs: a category of the tenant's, or of a guarantor's. */
export type DocumentSlot = Slot & {
  /** Absent for the tenant's own documents. */
  guarantorId?: string | undefined
}
