import type { Deps } from '#deps.ts'
import { listWrappedBy, updateWrappedKey } from './document.repository.ts'

/** Documents per run. */
const batch = 200

/**
 * After DOCUMENT_KEY was replaced: wraps the keys of documents with the new one. The bytes stay as they are. Safe when
 * two instances run it at once.
 */
export async function rewrapKeys({ db, documents }: Pick<Deps, 'db' | 'documents'>): Promise<void> {
  const { keyring } = documents
  for (const { id, ...key } of await listWrappedBy(db, keyring.retiredIds, batch))
    await updateWrappedKey(db, id, keyring.rewrap(key, id))
}
