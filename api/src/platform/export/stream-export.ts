import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { beginRead, endSnapshot } from '#platform/database/replica.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Exports } from './exports-port.ts'
import { type GzippedText, gzipAhead } from './gzipped-text.ts'
import { inChunks } from './in-chunks.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'replica'> & { exports: Exports }

type Export = {
  /** Whose data it is: one at a time. */
  account: string
  rateLimit: { purpose: string; limit: number; windowSeconds: number }
  /** Aborted when the client has all of it, or has gone. */
  signal: AbortSignal
  /** Before anything is read: the audit entry stays, however the download ends. */
  begin: () => Promise<void>
  /** Writes the answer from one snapshot, chunk by chunk. */
  write: (db: Db) => AsyncGenerator<string>
}

/**
 * Waits for the first chunk, while a failure can still be answered. The connection is free once everything is read, the
 * slot once the client has it.
 */
export async function streamExport(
  deps: Needs,
  { account, rateLimit, signal, begin, write }: Export,
): Promise<GzippedText> {
  const release = deps.exports.takeSlot(account)
  signal.addEventListener('abort', release, { once: true })
  try {
    await consumeRateLimit(deps, { ...rateLimit, key: { account } })
    await begin()
    const chunks = readSnapshot(deps, write)
    // a generator that nobody reads any more would keep its connection
    const leave = () => void chunks.return(undefined).catch(() => undefined)
    signal.addEventListener('abort', leave, { once: true })
    const first = await chunks.next()
    if (signal.aborted) leave()
    return gzipAhead(follow(first.done ? '' : first.value, chunks))
  } catch (error) {
    release()
    throw error
  } finally {
    if (signal.aborted) release()
  }
}

async function* readSnapshot(
  { exports, replica }: Pick<Needs, 'exports' | 'replica'>,
  write: Export['write'],
): AsyncGenerator<string> {
  const tx = (await replica.beginUpToDate()) ?? (await beginRead(exports.db))
  try {
    yield* inChunks(write(tx))
  } finally {
    await endSnapshot(tx)
  }
}

async function* follow(first: string, rest: AsyncGenerator<string>) {
  yield first
  yield* rest
}
