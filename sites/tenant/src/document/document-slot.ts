import type { DocumentCategory, DocumentHolderKind } from '@bailclair/domain/document/document-category.rules.ts'

/** Where a document belongs: a category of the tenant's, or of a guarantor's. */
export type DocumentSlot = {
  category: DocumentCategory
  holder: DocumentHolderKind
  /** Absent for the tenant's own documents. */
  guarantorId?: string | undefined
}
