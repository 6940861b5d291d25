import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { deleteDocument, deleteDocuments } from './document.repository.ts'
import type { DocumentScope } from './document-scope.ts'
import { deleteUploads } from './upload/upload.repository.ts'

/**
 * After the commit nobody can read the document: the only copy of its key is gone. The worker deletes the bytes within
 * seconds, or once the store is back (settle-erasures.service.ts).
 */
export async function eraseDocument(tx: Db, id: DocumentId, scope: DocumentScope): Promise<void> {
  if (!(await deleteDocument(tx, id, scope))) throw new AppError('DocumentNotFound')
}

/** All documents and uploads of a scope. Deleting a guarantor, a tenant or a file erases theirs by cascade. */
export async function eraseDocuments(tx: Db, scope: DocumentScope): Promise<void> {
  await deleteUploads(tx, scope)
  await deleteDocuments(tx, scope)
}
