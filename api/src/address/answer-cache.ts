import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'

export type CacheSettings = {
  /** The least recently used entry is evicted first. */
  entries: number
  /** An entry of this age is returned without a call. */
  freshForMs: number
  /** During an outage, an entry of this age is returned. */
  staleForMs: number
}

/** A cache for an unreliable service: one load for parallel callers, and stale responses during an outage. */
export function createAnswerCache<T>(
  { clock }: Pick<Deps, 'clock'>,
  { entries, freshForMs, staleForMs }: CacheSettings,
) {
  type CachedAnswer = { answer: T; since: number }
  const cache = new Map<string, CachedAnswer>()
  const loading = new Map<string, Promise<T>>()

  /** A Map keeps insertion order, so re-inserting an entry makes it the most recently used. */
  function store(key: string, entry: CachedAnswer) {
    cache.delete(key)
    cache.set(key, entry)
    const [oldest] = cache.keys()
    if (cache.size > entries && oldest !== undefined) cache.delete(oldest)
  }

  async function loadAndStore(key: string, load: () => Promise<T>): Promise<T> {
    const answer = await load()
    store(key, { answer, since: clock().getTime() })
    return answer
  }

  function loadOnce(key: string, load: () => Promise<T>): Promise<T> {
    const current = loading.get(key) ?? loadAndStore(key, load).finally(() => loading.delete(key))
    loading.set(key, current)
    return current
  }

  return {
    async get(key: string, load: () => Promise<T>): Promise<T> {
      const entry = cache.get(key)
      if (!entry) return loadOnce(key, load)
      store(key, entry)
      const age = clock().getTime() - entry.since
      if (age < freshForMs) return entry.answer
      try {
        return await loadOnce(key, load)
      } catch (error) {
        // known outages are already counted; any other error is ours and must not be hidden
        if (error instanceof AppError && age < staleForMs) return entry.answer
        throw error
      }
    },
  }
}
