import type { Deps } from '#deps.ts'
import { deleteErasure, lockErasure, postponeErasure } from './document-erasure.repository.ts'

type Needs = Pick<Deps, 'db' | 'documents' | 'logger'>

/** A turn of the worker: whatever is due, one by one. A store that is away is asked again later, at longer intervals. */
export async function settleErasures(deps: Needs): Promise<void> {
  while (await settleNext(deps));
}

/** The hold lasts until the bytes are gone: an upload that comes too late to keep them waits, and finds out. */
const settleNext = ({ db, documents, logger }: Needs): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const erasure = await lockErasure(tx)
    if (!erasure) return false
    try {
      await documents.store.delete(erasure.storeKey)
      await deleteErasure(tx, erasure.storeKey)
    } catch (err) {
      logger.warn({ err }, 'bytes of a document will be erased later')
      await postponeErasure(tx, erasure.storeKey)
    }
    return true
  })
