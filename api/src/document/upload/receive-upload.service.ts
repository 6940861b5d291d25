import { randomUUID } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { UploadId } from '@bailclair/domain/document/upload.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { countFiles } from '../document.repository.ts'
import { cancelDeletion } from '../document-erasure.repository.ts'
import type { DocumentHolder } from '../document-scope.ts'
import { uploadSeal } from '../keyring.ts'
import { discardBytes, type StoredBytes, storeBytes } from '../store-bytes.service.ts'
import { assertRoom } from '../store-document.service.ts'
import { countAdded, deleteReplacing, insertUpload } from './upload.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'logger' | 'documents'>

export type SentFile = {
  holder: DocumentHolder
  category: DocumentCategory
  kind: DocumentKind
  replaces?: DocumentId
  /** Cleaned (file-name.schema.ts). */
  fileName: string
  /** Its size is limited by the route. */
  stream: AsyncIterable<Uint8Array>
  /** Aborted when the client has gone: then nothing is stored. */
  signal: AbortSignal
}

/** Bytes as sent, encrypted in the store; not an upload yet. */
export type ReceivedFile = { id: UploadId; file: SentFile; stored: StoredBytes }

/** Before the transaction. Then `insertReceived`, or `discardReceived` on failure. */
export async function receiveFile(deps: Needs, file: SentFile): Promise<ReceivedFile> {
  await assertPlace(deps.db, file)
  const id = randomUUID() as UploadId
  // the gate limits how many are in memory at the same time
  const stored = await deps.documents.receiving(async () => {
    const chunks: Uint8Array[] = []
    for await (const chunk of file.stream) chunks.push(chunk)
    return storeBytes(deps, Buffer.concat(chunks), uploadSeal(id))
  })
  return { id, file, stored }
}

/** In the caller's transaction, which has locked the file: the upload waits for a worker from its commit on. */
export async function insertReceived(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { id, file, stored }: ReceivedFile,
): Promise<void> {
  const { holder, category, kind, fileName, replaces = null, signal } = file
  await assertPlace(tx, file)
  if (signal.aborted || !(await cancelDeletion(tx, stored.storeKey))) throw new AppError('ServiceUnavailable')
  if (replaces) await deleteReplacing(tx, replaces)
  await insertUpload(tx, holder, { id, category, kind, fileName, replaces, ...stored, createdAt: clock() })
}

export const discardReceived = (deps: Needs, { stored }: ReceivedFile): Promise<void> => discardBytes(deps, stored)

/** Documents first: without a lock, an upload that becomes one in between must not be counted twice. */
async function assertPlace(db: Db, { holder, category, replaces }: SentFile): Promise<void> {
  const files = await countFiles(db, holder, category)
  assertRoom(category, files + (await countAdded(db, holder, category)), replaces !== undefined)
}
