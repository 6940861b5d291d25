import type { Deps } from '#deps.ts'
import { deleteErasure, lockErasure, postponeErasure } from './document-erasure.repository.ts'

type Needs = Pick<Deps, 'db' | 'documents' | 'logger'>

/** One run of the worker: deletes what is due, one by one. Retries later when the store is down. */
export async function settleErasures(deps: Needs): Promise<void> {
  while (await settleNext(deps));
}

/** The row lock lasts until the bytes are gone: a late `cancelDeletion` waits and then returns false. */
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
