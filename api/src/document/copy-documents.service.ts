import { randomUUID } from 'node:crypto'
import type { Deps } from '#deps.ts'
import { type BlobCopying, copyBlob, type Outcome } from './copy-blob.ts'
import { listStored, registerCopies, settleCopies, takeOverCopies } from './document-copy.repository.ts'
import { sealedSize } from './keyring.ts'
import { listShare, whole } from './list-share.ts'
import { keyPrefixes, type StoreKey } from './store-port.ts'
import { addTo, newTally, type Tally } from './tally.ts'

export type Copying = BlobCopying & {
  db: Deps['db']
  atOnce: number
  onProgress: (progress: Progress) => void
}

export type Progress = {
  /** Of 256. */
  shares: number
  copied: number
  bytes: number
  /** They were in the new store already. */
  present: number
  /** Erased while they were copied: erased in the new store as well. */
  erased: number
  /** In neither store. */
  missing: Tally
  /** The stores failed; another run copies them. */
  failed: number
  failedInARow: number
}

/** Documents per query. Of each, `atOnce` are in memory. */
const batchSize = 200
/** So many failures in a row, each after all its attempts: the store is down, not the object odd. */
const mostFailures = 10

export class StoresDown extends Error {}

/**
 * Copies the bytes of all documents that the new store does not have, one share of the keys after the other. What is
 * there is seen in its listing, so a command that was stopped just runs again.
 */
export async function copyDocuments(copying: Copying): Promise<Progress> {
  const run = randomUUID()
  const progress: Progress = {
    shares: 0,
    copied: 0,
    bytes: 0,
    present: 0,
    erased: 0,
    missing: newTally(),
    failed: 0,
    failedInARow: 0,
  }
  await redoLeftovers(copying, run, progress)
  for (const prefix of keyPrefixes) {
    if (copying.signal.aborted) return progress
    await copyShare(copying, { run, prefix, progress })
    if (!copying.signal.aborted) progress.shares++
    copying.onProgress(progress)
  }
  return progress
}

/** Not verified, or of a document erased meanwhile. Deleted first: a killed write may have left a part of a file. */
async function redoLeftovers(copying: Copying, run: string, progress: Progress): Promise<void> {
  while (true) {
    const keys = await takeOverCopies(copying.db, run, batchSize)
    if (keys.length === 0) return
    for (const key of keys) await copying.to.delete(key)
    await copyAll(copying, keys, { run, progress })
  }
}

type Part = { run: string; prefix: string; progress: Progress }

async function copyShare(copying: Copying, { run, prefix, progress }: Part): Promise<void> {
  const present = await listShare(copying.to, prefix, copying.pausesMs)
  let after = ''
  while (!copying.signal.aborted) {
    const documents = await listStored(copying.db, { prefix, after, limit: batchSize })
    const last = documents.at(-1)
    if (!last) return
    after = last.storeKey
    const wanted = documents.filter(({ storeKey, size }) => whole(present.get(storeKey))?.size !== sealedSize(size))
    progress.present += documents.length - wanted.length
    await copyAll(
      copying,
      wanted.map(({ storeKey }) => storeKey),
      { run, progress },
    )
    copying.onProgress(progress)
  }
}

/** Registers, copies and settles. What failed stays registered: it may be half written. */
async function copyAll(copying: Copying, keys: StoreKey[], { run, progress }: Omit<Part, 'prefix'>): Promise<void> {
  if (keys.length === 0) return
  const { db, atOnce, signal } = copying
  await registerCopies(db, run, keys)
  const waiting = [...keys]
  const settled: StoreKey[] = []
  const missing: StoreKey[] = []
  const takeTurns = async () => {
    while (waiting.length > 0 && progress.failedInARow < mostFailures) {
      const key = waiting.shift() as StoreKey
      const outcome = signal.aborted ? 'skipped' : await copyBlob(copying, key)
      count(progress, outcome)
      if (outcome === 'missing') missing.push(key)
      if (outcome !== 'failed') settled.push(key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  const erased = new Set(await db.transaction().execute((tx) => settleCopies(tx, run, settled)))
  progress.erased += erased.size
  addTo(
    progress.missing,
    missing.filter((key) => !erased.has(key)),
  )
  if (progress.failedInARow >= mostFailures) throw new StoresDown()
}

function count(progress: Progress, outcome: Outcome | 'skipped'): void {
  progress.failedInARow = outcome === 'failed' ? progress.failedInARow + 1 : 0
  if (outcome === 'failed') progress.failed++
  else if (outcome === 'present') progress.present++
  else if (typeof outcome === 'object') {
    progress.copied++
    progress.bytes += outcome.bytes
  }
}
