import type { Deps } from '#deps.ts'
import { listWrappedBy, updateWrappedKey } from './document.repository.ts'

/** Documents a turn. */
const batch = 200

/**
 * After DOCUMENT_KEY was replaced: encrypts the keys of documents anew, so that the old one can be forgotten. The bytes
 * stay as they are. Two instances may do the same: both results open.
 */
export async function rewrapKeys({ db, documents }: Pick<Deps, 'db' | 'documents'>): Promise<void> {
  const { keyring } = documents
  for (const { id, ...key } of await listWrappedBy(db, keyring.retiredIds, batch))
    await updateWrappedKey(db, id, keyring.rewrap(key, id))
}
