import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { type DocumentCategory, mostFiles } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { countFiles, insertDocument, type NewDocument } from './document.repository.ts'
import { cancelDeletion } from './document-erasure.repository.ts'
import type { DocumentHolder } from './document-scope.ts'
import { keepFingerprints } from './fingerprint/fingerprint.repository.ts'
import type { Fingerprint } from './fingerprint/fingerprint-key.ts'
import type { ReadUpload } from './read-upload.service.ts'
import { keepReading, type SealedReading } from './reading.repository.ts'
import { sealReading } from './reading.service.ts'
import { discardBytes, storeBytes } from './store-bytes.service.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'documents'>

/** What is declared about a document. */
export type Declared = {
  id: DocumentId
  holder: DocumentHolder
  category: DocumentCategory
  kind: DocumentKind
  /** Erased when this one is inserted. */
  replaces: DocumentId | null
  /** Cleaned (file-name.schema.ts). */
  fileName: string
  /** Documents are shown in this order, whichever was read first. */
  sentAt: Date
}

/** Encrypted bytes in the store, not a document yet. */
export type PreparedDocument = {
  declared: Declared
  row: NewDocument
  sealedReading: SealedReading
  fingerprints: readonly Fingerprint[]
}

/** Before the transaction: encrypts what was read. Then `insertPrepared`, or `discardPrepared` on failure. */
export async function prepareDocument(
  deps: Needs,
  declared: Declared,
  { mediaType, pages, bytes, reading, conclusion, fingerprints }: ReadUpload,
): Promise<PreparedDocument> {
  const { id, category, kind, fileName, sentAt } = declared
  const stored = await storeBytes(deps, bytes, id)
  const sent = { id, category, kind, fileName, createdAt: sentAt }
  const row = { ...sent, mediaType, pages, isRead: true, ...conclusion, ...stored }
  return { declared, row, fingerprints, sealedReading: await sealReading(deps.documents.keyring, reading, row) }
}

/** In the caller's transaction, which has locked the file: cancels the deletion and inserts the document. */
export async function insertPrepared(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { declared, row, sealedReading, fingerprints }: PreparedDocument,
): Promise<void> {
  const { holder, category, replaces } = declared
  assertRoom(category, await countFiles(tx, holder, category), replaces !== null)
  if (!(await cancelDeletion(tx, row.storeKey))) throw new AppError('ServiceUnavailable')
  await insertDocument(tx, holder, row)
  await keepReading(tx, row.id, sealedReading, clock())
  await keepFingerprints(tx, row.id, fingerprints)
}

export const discardPrepared = (deps: Needs, { row }: PreparedDocument): Promise<void> => discardBytes(deps, row)

/** `files`: those of the category, the one to be replaced among them. */
export function assertRoom(category: DocumentCategory, files: number, isReplacing: boolean): void {
  if (files - (isReplacing ? 1 : 0) >= mostFiles[category]) throw new AppError('TooManyDocuments')
}
