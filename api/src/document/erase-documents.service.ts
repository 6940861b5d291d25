import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Db } from '#platform/database/db.ts'
import { deleteDocument, deleteDocuments } from './document.repository.ts'
import type { DocumentScope } from './document-scope.ts'

/**
 * From the end of the transaction nobody can read them: the only copy of their keys is gone. The bytes follow within
 * seconds (settle-erasures.service.ts), or once the store is there again.
 */
export async function eraseDocument(tx: Db, id: DocumentId, scope: DocumentScope): Promise<void> {
  if (!(await deleteDocument(tx, id, scope))) throw new AppError('DocumentNotFound')
}

/** The same for all of them. Deleting a guarantor, a tenant or a file does it too. */
export const eraseDocuments = (tx: Db, scope: DocumentScope): Promise<void> => deleteDocuments(tx, scope)
