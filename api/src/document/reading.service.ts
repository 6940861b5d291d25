import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Reading } from '@bailclair/domain/reading/reading.ts'
import { nextAwaited } from '@bailclair/domain/reading/recognised-page.rules.ts'
import { isNoticeLikeItsCode } from '@bailclair/domain/signed-code/matching-notice.rules.ts'
import type { Deps } from '#deps.ts'
import { findSealed, listReadings } from './document.repository.ts'
import type { DocumentScope } from './document-scope.ts'
import type { Keyring, WrappedKey } from './keyring.ts'
import { findReading, listSealedReadings, type SealedReading } from './reading.repository.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Compressed, then encrypted under the key of its document. */
export const sealReading = async (
  keyring: Keyring,
  reading: Reading,
  { id, ...key }: WrappedKey & { id: DocumentId },
): Promise<SealedReading> => ({
  sealed: keyring.sealReading(await deflate(JSON.stringify(reading)), key, id),
  awaitsWords: nextAwaited(reading) >= 0,
  codeMatchesPage: isNoticeLikeItsCode(reading.codes),
})

/*
 * What cannot be opened counts as unread: a damaged reading must not hide what was read in the other documents.
 */

type Needs = Pick<Deps, 'db' | 'documents' | 'logger'>

/** What was read in the documents of a scope, by id. Those from before are not in it until they are read. */
export async function openReadings(deps: Needs, scope: DocumentScope): Promise<Map<DocumentId, Reading>> {
  return openAll(deps, await listReadings(deps.db, scope))
}

/** Of a document of the scope. Undefined for one that was not read yet. */
export async function findReadingOf(deps: Needs, id: DocumentId, scope: DocumentScope): Promise<Reading | undefined> {
  const document = await findSealed(deps.db, id, scope)
  if (!document) throw new AppError('DocumentNotFound')
  return tryReading(deps, document)
}

/** Of these documents, whosever they are: to compare them, never to show them. */
export async function openReadingsOf(deps: Needs, ids: readonly DocumentId[]): Promise<Map<DocumentId, Reading>> {
  return openAll(deps, await listSealedReadings(deps.db, ids))
}

export const tryReading = (deps: Needs, document: WrappedKey & { id: DocumentId }): Promise<Reading | undefined> =>
  openReading(deps, document).catch((err) => void warn(deps, document.id, err))

async function openAll(
  deps: Pick<Needs, 'documents' | 'logger'>,
  found: readonly (WrappedKey & { id: DocumentId; sealed: Buffer })[],
): Promise<Map<DocumentId, Reading>> {
  const opened = new Map<DocumentId, Reading>()
  for (const { id, sealed, ...key } of found)
    await open(deps.documents.keyring, sealed, { id, ...key }).then(
      (reading) => opened.set(id, reading),
      (err) => warn(deps, id, err),
    )
  return opened
}

const warn = ({ logger }: Pick<Deps, 'logger'>, documentId: DocumentId, err: unknown) =>
  logger.error({ err, documentId }, 'what was read in a document cannot be opened')

/** Undefined for a document that was not read yet. Rejects when it cannot be opened. */
export async function openReading(
  { db, documents }: Pick<Deps, 'db' | 'documents'>,
  { id, wrappedKey, keyId }: WrappedKey & { id: DocumentId },
): Promise<Reading | undefined> {
  const found = await findReading(db, id)
  return found && open(documents.keyring, found.sealed, { id, wrappedKey, keyId })
}

async function open(
  keyring: Keyring,
  sealed: Buffer,
  { id, ...key }: WrappedKey & { id: DocumentId },
): Promise<Reading> {
  const text = await inflate(keyring.unsealReading(sealed, key, id))
  return JSON.parse(text.toString()) as Reading
}
