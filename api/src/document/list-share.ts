import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { SingleStore, StoredBlob, StoreKey } from './store-port.ts'

/** Before each further attempt; longer together than a circuit breaker stays open. */
export const storePausesMs: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000]

export type Share = Map<StoreKey, StoredBlob>

/** Everything under a prefix, begun again when the store fails. Whole bytes go before a part of them. */
export async function listShare(store: SingleStore, prefix: string, pausesMs = storePausesMs): Promise<Share> {
  const [pauseMs, ...later] = pausesMs
  try {
    const share: Share = new Map()
    for await (const page of store.list(prefix))
      for (const blob of page) if (!(blob.isPart && share.has(blob.key))) share.set(blob.key, blob)
    return share
  } catch (error) {
    if (!(error instanceof AppError) || pauseMs === undefined) throw error
    await sleep(pauseMs)
    return listShare(store, prefix, later)
  }
}

export const whole = (blob: StoredBlob | undefined) => (blob?.isPart ? undefined : blob)
