import type { Deps } from '#deps.ts'
import { deleteNow, scheduleDeletion } from './document-erasure.repository.ts'
import type { WrappedKey } from './keyring.ts'
import { newStoreKey, type StoreKey } from './store-port.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'documents'>

/** Encrypted bytes in the store that no row names yet. */
export type StoredBytes = WrappedKey & { storeKey: StoreKey; size: number }

/**
 * Encrypts bytes and writes them to the store. They are registered for deletion first, so a crash leaves none behind.
 * Then `cancelDeletion` in the transaction that inserts their row, or `discardBytes` on failure.
 */
export async function storeBytes(deps: Needs, bytes: Buffer, sealedAs: string): Promise<StoredBytes> {
  const storeKey = newStoreKey()
  const { sealed, ...wrapped } = deps.documents.keyring.seal(bytes, sealedAs)
  const stored = { storeKey, size: bytes.length, ...wrapped }
  await scheduleDeletion(deps.db, storeKey)
  try {
    await deps.documents.store.put(storeKey, sealed)
  } catch (error) {
    await discardBytes(deps, stored)
    throw error
  }
  return stored
}

/** After a failure: the worker deletes the bytes at its next run; without a database, an hour after they were written. */
export async function discardBytes(
  { db, logger }: Pick<Needs, 'db' | 'logger'>,
  { storeKey }: Pick<StoredBytes, 'storeKey'>,
): Promise<void> {
  await deleteNow(db, storeKey).catch((err) => logger.warn({ err }, 'bytes of an upload will be erased later'))
}
