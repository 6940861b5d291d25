import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Reading } from '@bailclair/domain/reading/reading.ts'
import type { Deps } from '#deps.ts'
import type { CodeConclusion } from '#signed-code/conclude-codes.service.ts'
import type { Album } from './album.ts'
import { markRead, moveBytes, type SealedDocument } from './document.repository.ts'
import { cancelDeletion, deleteNow, scheduleDeletion } from './document-erasure.repository.ts'
import { keepFingerprints } from './fingerprint/fingerprint.repository.ts'
import type { Fingerprint } from './fingerprint/fingerprint-key.ts'
import { keepReading } from './reading.repository.ts'
import { sealReading } from './reading.service.ts'
import { newStoreKey } from './store-port.ts'

type Moved = {
  album: Album
  reading: Reading | undefined
  conclusion?: CodeConclusion
  /** Absent: those of the document stay, because it is the one that was sent. */
  fingerprints?: readonly Fingerprint[]
}
type Needs = Pick<Deps, 'db' | 'clock' | 'logger' | 'documents'>

/**
 * Puts other bytes in the place of those of a document, under a new key. Those before cannot be read any more, and are
 * deleted an hour later, when nobody is reading them.
 */
export async function moveDocument(
  { db, clock, documents, logger }: Needs,
  document: SealedDocument,
  { album, reading, conclusion, fingerprints }: Moved,
): Promise<void> {
  const { id } = document
  const storeKey = newStoreKey()
  const { sealed, ...wrapped } = documents.keyring.seal(album.bytes, id)
  const sealedReading = reading && (await sealReading(documents.keyring, reading, { id, ...wrapped }))
  await scheduleDeletion(db, storeKey)
  try {
    await documents.store.put(storeKey, sealed)
    await db.transaction().execute(async (tx) => {
      if (!(await cancelDeletion(tx, storeKey))) throw new AppError('ServiceUnavailable')
      const bytes = {
        storeKey,
        ...wrapped,
        size: album.bytes.length,
        ...conclusion,
        // words may have been recognised since this reading was opened
        ...(sealedReading && { codeMatchesPage: sealedReading.codeMatchesPage }),
      }
      const moved = await moveBytes(tx, id, document.storeKey, bytes)
      // erased or moved meanwhile
      if (!moved) throw new AppError('DocumentNotFound')
      if (sealedReading) {
        await keepReading(tx, id, sealedReading, clock())
        await markRead(tx, id)
      }
      if (fingerprints) await keepFingerprints(tx, id, fingerprints)
      await scheduleDeletion(tx, document.storeKey)
    })
  } catch (error) {
    await deleteNow(db, storeKey).catch((err) => logger.warn({ err }, 'bytes of a moved document go later'))
    throw error
  }
}
