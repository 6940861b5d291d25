import { randomUUID } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { type DocumentCategory, mostFiles } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { countFiles, insertDocument, type NewDocument } from './document.repository.ts'
import { cancelDeletion, deleteNow, scheduleDeletion } from './document-erasure.repository.ts'
import type { DocumentHolder } from './document-scope.ts'
import { newStoreKey } from './store-port.ts'
import { type TreatedDocument, treatUpload } from './treat-upload.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'logger' | 'documents'>

export type Upload = {
  holder: DocumentHolder
  category: DocumentCategory
  kind: DocumentKind
  /** Erased when this one is inserted. */
  replaces?: DocumentId
  /** Cleaned (file-name.schema.ts). */
  fileName: string
  /** Its size is limited by the route. */
  stream: AsyncIterable<Uint8Array>
  /** Aborted when the client has gone: then nothing is stored. */
  signal: AbortSignal
}

/** Encrypted bytes in the store, not a document yet. */
export type PreparedDocument = { upload: Upload; row: Omit<NewDocument, 'createdAt'> }

/**
 * Before the transaction: receives, cleans and encrypts the upload and writes its bytes to the store. The bytes are
 * registered for deletion first, so a crash leaves none behind. Then `insertPrepared`, or `discardPrepared` on failure.
 */
export async function prepareDocument(deps: Needs, upload: Upload): Promise<PreparedDocument> {
  await assertRoom(deps.db, upload)
  const { mediaType, pages, bytes } = await receive(deps, upload)
  const { category, kind, fileName } = upload
  const id = randomUUID() as DocumentId
  const storeKey = newStoreKey()
  const { sealed, ...wrapped } = deps.documents.keyring.seal(bytes, id)
  const prepared = {
    upload,
    row: { id, category, kind, fileName, mediaType, pages, size: bytes.length, storeKey, ...wrapped },
  }
  await scheduleDeletion(deps.db, storeKey)
  try {
    await deps.documents.store.put(storeKey, sealed)
  } catch (error) {
    await discardPrepared(deps, prepared)
    throw error
  }
  return prepared
}

/** In the caller's transaction, which has locked the file: cancels the deletion and inserts the document. */
export async function insertPrepared(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { upload, row }: PreparedDocument,
): Promise<DocumentId> {
  await assertRoom(tx, upload)
  if (upload.signal.aborted || !(await cancelDeletion(tx, row.storeKey))) throw new AppError('ServiceUnavailable')
  await insertDocument(tx, upload.holder, { ...row, createdAt: clock() })
  return row.id
}

/** After a failure: the worker deletes the bytes at its next run; without a database, an hour after they were written. */
export async function discardPrepared({ db, logger }: Needs, { row }: PreparedDocument): Promise<void> {
  await deleteNow(db, row.storeKey).catch((err) => logger.warn({ err }, 'bytes of an upload will be erased later'))
}

async function assertRoom(db: Db, { holder, category, replaces }: Upload): Promise<void> {
  const others = (await countFiles(db, holder, category)) - (replaces ? 1 : 0)
  if (others >= mostFiles[category]) throw new AppError('TooManyDocuments')
}

/** The gates limit how many uploads are in memory, and how many are cleaned, at the same time. */
const receive = ({ documents }: Needs, upload: Upload): Promise<TreatedDocument> =>
  documents.receiving(() => readAndTreat(documents, upload))

async function readAndTreat({ treating }: Needs['documents'], { stream, signal }: Upload): Promise<TreatedDocument> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return treating(async () => {
    // the client may have gone while the upload was queued
    if (signal.aborted) throw new AppError('InvalidRequest')
    return treatUpload(Buffer.concat(chunks))
  })
}
