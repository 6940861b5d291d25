/** A count takes at most one hundredth of the time. */
const restFactor = 99

/** Counting millions of rows takes seconds: the result is kept for 99 times as long as it took. */
export function countSeldom(count: () => Promise<number>, now = () => performance.now()): () => Promise<number> {
  let latest: Promise<number> | undefined
  let validUntil = Number.NEGATIVE_INFINITY
  return () => {
    if (latest && now() < validUntil) return latest
    const startedAt = now()
    // until it ends, everybody waits for this one
    validUntil = Number.POSITIVE_INFINITY
    latest = count().finally(() => {
      const endedAt = now()
      validUntil = endedAt + restFactor * (endedAt - startedAt)
    })
    return latest
  }
}
