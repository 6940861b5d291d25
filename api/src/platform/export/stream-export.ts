import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Exports } from './exports-port.ts'
import { inChunks } from './in-chunks.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'> & { exports: Exports }

type Export = {
  /** Whose data it is: one at a time. */
  account: string
  rateLimit: { purpose: string; limit: number; windowSeconds: number }
  /** Aborted when the client has gone. */
  signal: AbortSignal
  /** Before anything is read: the audit entry stays, however the download ends. */
  begin: () => Promise<void>
  /** Writes the answer from one snapshot, chunk by chunk, as fast as the client reads. */
  write: (db: Db) => AsyncGenerator<string>
}

/** Waits for the first chunk, while a failure can still be answered. Gives slot and connection back in every case. */
export async function streamExport(
  deps: Needs,
  { account, rateLimit, signal, begin, write }: Export,
): Promise<AsyncIterable<string>> {
  const release = deps.exports.takeSlot(account)
  try {
    await consumeRateLimit(deps, { ...rateLimit, key: { account } })
    await begin()
    const chunks = readSnapshot(deps.exports.db, write, release)
    // a generator that nobody reads any more would keep its connection
    const leave = () => void chunks.return(undefined).catch(() => undefined)
    signal.addEventListener('abort', leave, { once: true })
    const first = await chunks.next()
    if (signal.aborted) leave()
    return follow(first.done ? '' : first.value, chunks)
  } catch (error) {
    release()
    throw error
  }
}

async function* readSnapshot(db: Db, write: Export['write'], release: () => void): AsyncGenerator<string> {
  try {
    const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    try {
      yield* inChunks(write(tx))
    } finally {
      // nothing was written; a lost connection cannot be rolled back and is given back all the same
      await tx
        .rollback()
        .execute()
        .catch(() => undefined)
    }
  } finally {
    release()
  }
}

async function* follow(first: string, rest: AsyncGenerator<string>) {
  yield first
  yield* rest
}
