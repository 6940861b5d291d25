import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UploadId } from '@bailclair/domain/document/upload.schema.ts'
import type { Deps } from '#deps.ts'
import { uploadSeal } from './keyring.ts'
import { lockWrappedBy, type SealedTable, sealedTables, updateWrappedKeys } from './wrapped-key.repository.ts'

type Needs = Pick<Deps, 'db' | 'documents' | 'logger' | 'config'>

/** Rows per transaction: they are locked for some milliseconds. */
const mostAtOnce = 200
const firstId = '00000000-0000-0000-0000-000000000000'

type Options = { signal?: AbortSignal; onWrapped?: (rows: number) => void }

/**
 * After DOCUMENT_KEY was replaced: wraps the keys of documents and uploads with the new one. The bytes stay as they are.
 * Instances share the work: each begins somewhere else and passes over what another has locked.
 */
export async function rewrapKeys(deps: Needs, options: Options = {}): Promise<void> {
  // then from the first on: for the rest, and for what was locked
  for (const keyId of deps.documents.keyring.retiredIds)
    for (const table of sealedTables)
      for (const after of [randomUUID(), firstId]) {
        if (options.signal?.aborted) return
        await rewrapRange(deps, { table, keyId, after }, options)
      }
}

async function rewrapRange(deps: Needs, start: Omit<Range, 'limit'>, { signal, onWrapped }: Options): Promise<void> {
  const perSecond = deps.config.DOCUMENT_REWRAP_PER_SECOND
  let lost = 0
  let startedAt = performance.now()
  for await (const batch of wrapRange(deps, { ...start, limit: Math.min(mostAtOnce, perSecond) })) {
    onWrapped?.(batch.wrapped)
    lost += batch.lost
    const spareMs = (1_000 * batch.wrapped) / perSecond - (performance.now() - startedAt)
    if (spareMs > 0) await sleep(spareMs, undefined, { ref: false })
    if (signal?.aborted) return
    startedAt = performance.now()
  }
  if (lost > 0) deps.logger.error({ documents: lost, keyId: start.keyId }, 'keys of documents cannot be opened')
}

type Range = { table: SealedTable; keyId: string; after: string; limit: number }

/** Batch by batch, in the order of ids: a row whose key cannot be opened is passed, not tried again at once. */
async function* wrapRange(deps: Needs, range: Range) {
  let { after } = range
  while (true) {
    const { last, ...batch } = await wrapNext(deps, { ...range, after })
    if (!last) return
    yield batch
    after = last
  }
}

const wrapNext = ({ db, documents: { keyring } }: Needs, { table, ...range }: Range) =>
  db.transaction().execute(async (tx) => {
    const rows = await lockWrappedBy(tx, table, range)
    const keys = rows.flatMap(({ id, ...key }) => {
      const wrappedKey = keyring.tryRewrap(key, table === 'upload' ? uploadSeal(id as UploadId) : id)
      return wrappedKey ? [{ id, wrappedKey }] : []
    })
    if (keys.length > 0) await updateWrappedKeys(tx, table, keyring.currentId, keys)
    return { last: rows.at(-1)?.id, wrapped: keys.length, lost: rows.length - keys.length }
  })
