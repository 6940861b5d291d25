import { acceptedDocumentsFor } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { documentCategories } from '@bailclair/domain/document/document-category.rules.ts'

/** The header of an upload to this path: the first kind of the list. None to replace a document, which keeps its kind. */
export function declare(path: string): Record<string, string> {
  const category = documentCategories.find((one) => path.endsWith(`/documents/${one}`))
  const holder = path.includes('/guarantors/') ? 'PERSON' : 'TENANT'
  const [kind] = category ? acceptedDocumentsFor({ category, holder }) : []
  return kind ? { 'x-document-kind': kind } : {}
}
