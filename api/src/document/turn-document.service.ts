import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import { findSealed, moveBytes } from './document.repository.ts'
import { cancelDeletion, deleteNow, scheduleDeletion } from './document-erasure.repository.ts'
import type { DocumentScope } from './document-scope.ts'
import { unseal } from './open-document.service.ts'
import { newStoreKey } from './store-port.ts'
import { treatPdf } from './treat-pdf.ts'
import { turnPicture } from './treat-picture.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'documents'>

/**
 * Turns a document by a quarter, clockwise, for everybody who opens it from now on. The bytes are written anew under a
 * new key; those before cannot be read any more, and are deleted an hour later, when nobody is reading them.
 */
export async function turnDocument(deps: Needs, id: DocumentId, scope: DocumentScope): Promise<void> {
  const { db, documents, logger } = deps
  const document = await findSealed(db, id, scope)
  if (!document) throw new AppError('DocumentNotFound')
  const before = await unseal(deps, document)
  const bytes = await documents.treating(async () =>
    document.mediaType === 'application/pdf'
      ? (await treatPdf(before, { quarterTurns: 1 })).bytes
      : await turnPicture(before, 1),
  )
  const storeKey = newStoreKey()
  const { sealed, ...wrapped } = documents.keyring.seal(bytes, id)
  await scheduleDeletion(db, storeKey)
  try {
    await documents.store.put(storeKey, sealed)
    await db.transaction().execute(async (tx) => {
      if (!(await cancelDeletion(tx, storeKey))) throw new AppError('ServiceUnavailable')
      const moved = await moveBytes(tx, id, document.storeKey, { storeKey, ...wrapped, size: bytes.length })
      // erased or turned meanwhile
      if (!moved) throw new AppError('DocumentNotFound')
      await scheduleDeletion(tx, document.storeKey)
    })
  } catch (error) {
    await deleteNow(db, storeKey).catch((err) => logger.warn({ err }, 'bytes of a turned document go later'))
    throw error
  }
}
