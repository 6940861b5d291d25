import type { Deps } from '#deps.ts'

/** As long as a shared cache keeps the answer. */
const lifetime = 3_600_000 // milliseconds

/**
 * Asks at most once an hour, by one call however many ask at once: everyone who reads a public page does, and may do so
 * without a cache in between. What failed is asked for again by the next one.
 */
export function rememberForAnHour<T>({ clock }: Pick<Deps, 'clock'>, load: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined
  return () => {
    const now = clock().getTime()
    if (kept && now < kept.until) return kept.value
    const attempt = { until: now + lifetime, value: load() }
    kept = attempt
    attempt.value.catch(() => {
      if (kept === attempt) kept = undefined
    })
    return attempt.value
  }
}
