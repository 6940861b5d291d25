import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { isMissing, type SingleStore, type StoreKey } from './store-port.ts'
import type { Throttle } from './throttle.ts'

/** `present`: uploaded to the new store, never in the old one. */
export type Outcome = { bytes: number } | 'present' | 'missing' | 'failed'

export type BlobCopying = {
  from: SingleStore
  to: SingleStore
  throttle: Throttle
  /** Before each further attempt. */
  pausesMs: readonly number[]
  /** Aborted by Ctrl+C: what is in hand is finished. */
  signal: AbortSignal
}

/** Reads, writes, reads back and compares. Tries again when a store fails or returns other bytes. */
export async function copyBlob(needs: BlobCopying, key: StoreKey): Promise<Outcome> {
  for (const pause of [...needs.pausesMs, undefined]) {
    try {
      const outcome = await attempt(needs, key)
      if (outcome) return outcome
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
    if (pause === undefined || needs.signal.aborted) break
    await sleep(pause)
  }
  return 'failed'
}

/** Undefined: the new store returns other bytes than it was given. */
async function attempt({ from, to, throttle }: BlobCopying, key: StoreKey): Promise<Outcome | undefined> {
  const bytes = await getIfThere(from, key)
  if (!bytes) return (await to.sizeOf(key)) === undefined ? 'missing' : 'present'
  await throttle(bytes.length)
  await to.put(key, bytes)
  // an ETag is not always the MD5 of the bytes: only reading them proves what is there
  const written = await getIfThere(to, key)
  return written && digest(written).equals(digest(bytes)) ? { bytes: bytes.length } : undefined
}

const getIfThere = (store: SingleStore, key: StoreKey): Promise<Buffer | undefined> =>
  store.get(key).catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
