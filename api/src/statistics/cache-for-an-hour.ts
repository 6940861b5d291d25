import type { Deps } from '#deps.ts'

/** Shared caches keep the response for the same time. */
const lifetimeMs = 3_600_000

/**
 * Loads at most once an hour, with one load for parallel callers, because public pages may be read without a cache in
 * between. A failed load is not cached.
 */
export function cacheForAnHour<T>({ clock }: Pick<Deps, 'clock'>, load: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined
  return () => {
    const now = clock().getTime()
    if (kept && now < kept.until) return kept.value
    const attempt = { until: now + lifetimeMs, value: load() }
    kept = attempt
    attempt.value.catch(() => {
      if (kept === attempt) kept = undefined
    })
    return attempt.value
  }
}
