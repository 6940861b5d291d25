import type { DocumentCategory, DocumentHolderKind } from '@bailclair/domain/document/document-category.rules.ts'

/** Where a document belongs: a category of one's own, or of a guarantor. */
export type DocumentSlot = {
  category: DocumentCategory
  holder: DocumentHolderKind
  /** Of the guarantor; absent for one's own. */
  guarantorId?: string | undefined
}
