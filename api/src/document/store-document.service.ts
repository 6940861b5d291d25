import { randomUUID } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { type DocumentCategory, mostFiles } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { countFiles, insertDocument } from './document.repository.ts'
import { endReservation, liftReservation, reserve } from './document-erasure.repository.ts'
import type { DocumentHolder } from './document-scope.ts'
import { newStoreKey, type StoreKey } from './store-port.ts'
import { type TreatedDocument, treatUpload } from './treat-upload.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'logger' | 'documents'>

export type Upload = {
  holder: DocumentHolder
  category: DocumentCategory
  /** Cleaned (file-name.schema.ts). */
  fileName: string
  /** Bounded by whoever gives it (mount.ts). */
  stream: AsyncIterable<Uint8Array>
  /** Aborted when nobody waits for the answer any more: then nothing is kept. */
  signal: AbortSignal
}

/** Makes the document of the upload, in the transaction that changes the file. */
export type Keep = (tx: Db) => Promise<DocumentId>

/**
 * Takes in an upload. `save` runs the caller's own transaction, in which it calls `keep` once it holds the file of the
 * holder. Bytes go to the store before the row that names them and are announced for erasure before that: whatever
 * fails or dies in between, no document is without bytes, and no bytes stay that no document names.
 */
export async function storeDocument<T>(deps: Needs, upload: Upload, save: (keep: Keep) => Promise<T>): Promise<T> {
  await assertRoom(deps.db, upload)
  const treated = await receive(deps, upload)
  const id = randomUUID() as DocumentId
  const storeKey = newStoreKey()
  const { sealed, ...wrapped } = deps.documents.keyring.seal(treated.bytes, id)
  const { mediaType, pages, bytes } = treated
  const { category, fileName } = upload
  const keep: Keep = async (tx) => {
    await assertRoom(tx, upload)
    if (upload.signal.aborted || !(await liftReservation(tx, storeKey))) throw new AppError('ServiceUnavailable')
    const createdAt = deps.clock()
    const row = { id, category, fileName, mediaType, pages, size: bytes.length, storeKey, ...wrapped, createdAt }
    await insertDocument(tx, upload.holder, row)
    return id
  }
  await reserve(deps.db, storeKey)
  try {
    await deps.documents.store.put(storeKey, sealed)
    return await save(keep)
  } catch (error) {
    await giveUp(deps, storeKey)
    throw error
  }
}

async function assertRoom(db: Db, { holder, category }: Upload): Promise<void> {
  if ((await countFiles(db, holder, category)) >= mostFiles[category]) throw new AppError('TooManyDocuments')
}

const receive = ({ documents }: Needs, { stream, signal }: Upload): Promise<TreatedDocument> =>
  documents.receiving(async () => {
    const chunks: Uint8Array[] = []
    for await (const chunk of stream) chunks.push(chunk)
    return documents.treating(async () => {
      // whoever left while waiting for their turn needs no treatment
      if (signal.aborted) throw new AppError('InvalidRequest')
      return treatUpload(Buffer.concat(chunks))
    })
  })

/** Its bytes go with the next turn of the worker; without a database to say so, when the reservation ends. */
async function giveUp({ db, logger }: Needs, storeKey: StoreKey): Promise<void> {
  await endReservation(db, storeKey).catch((err) => logger.warn({ err }, 'bytes of an upload will be erased later'))
}
