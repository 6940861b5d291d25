import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import { lockWrappedBy, updateWrappedKeys } from './document.repository.ts'

type Needs = Pick<Deps, 'db' | 'documents' | 'logger' | 'config'>

/** Documents per transaction: their rows are locked for some milliseconds. */
const mostAtOnce = 200
const firstId = '00000000-0000-0000-0000-000000000000' as DocumentId

/**
 * After DOCUMENT_KEY was replaced: wraps the keys of documents with the new one. The bytes stay as they are. Instances
 * share the work: each begins somewhere else and passes over what another has locked.
 */
export async function rewrapKeys(
  deps: Needs,
  { signal, onWrapped }: { signal?: AbortSignal; onWrapped?: (documents: number) => void } = {},
): Promise<void> {
  const perSecond = deps.config.DOCUMENT_REWRAP_PER_SECOND
  for (const keyId of deps.documents.keyring.retiredIds) {
    // then from the first on: for the rest, and for what was locked
    for (const after of [randomUUID() as DocumentId, firstId]) {
      const range = { keyId, after, limit: Math.min(mostAtOnce, perSecond) }
      let lost = 0
      let startedAt = performance.now()
      for await (const batch of wrapRange(deps, range)) {
        onWrapped?.(batch.wrapped)
        lost += batch.lost
        const spareMs = (1_000 * batch.wrapped) / perSecond - (performance.now() - startedAt)
        if (spareMs > 0) await sleep(spareMs, undefined, { ref: false })
        if (signal?.aborted) return
        startedAt = performance.now()
      }
      if (lost > 0) deps.logger.error({ documents: lost, keyId }, 'keys of documents cannot be opened')
    }
  }
}

type Range = { keyId: string; after: DocumentId; limit: number }

/** Batch by batch, in the order of ids: a document whose key cannot be opened is passed, not tried again at once. */
async function* wrapRange(deps: Needs, range: Range) {
  let { after } = range
  while (true) {
    const { last, ...batch } = await wrapNext(deps, { ...range, after })
    if (!last) return
    yield batch
    after = last
  }
}

const wrapNext = ({ db, documents: { keyring } }: Needs, range: Range) =>
  db.transaction().execute(async (tx) => {
    const rows = await lockWrappedBy(tx, range)
    const keys = rows.flatMap(({ id, ...key }) => {
      const wrappedKey = keyring.tryRewrap(key, id)
      return wrappedKey ? [{ id, wrappedKey }] : []
    })
    if (keys.length > 0) await updateWrappedKeys(tx, keyring.currentId, keys)
    return { last: rows.at(-1)?.id, wrapped: keys.length, lost: rows.length - keys.length }
  })
