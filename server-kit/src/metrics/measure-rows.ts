import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Logger } from '#logger.ts'

/** How long a scrape waits for a count; then it gets the last one. Prometheus gives up after 10 s by default. */
const maxWaitMs = 1_000
/** A quick count is made for every scrape. A slow one is kept 99 times as long as it took, but at most for 5 minutes. */
const quickMs = 250
const restFactor = 99
const longestRestMs = 300_000

type Outside = { registry: Registry; logger: Logger; now?: () => number }
type Figure<Counts> = { name: string; help: string; read: (counts: Counts) => number }

/**
 * Gauges from one query over rows of the database. A scrape never waits long for it, and instances with large tables
 * spend at most a hundredth of their time on it. NaN: not counted yet, or the last count failed.
 */
export function measureRows<Counts>(
  outside: Outside,
  count: () => Promise<Counts>,
  figures: readonly Figure<Counts>[],
): void {
  const latest = keepLatest(outside, `${figures[0]?.name} cannot be counted`, count)
  for (const { name, help, read } of figures)
    new Gauge({
      name,
      help,
      registers: [outside.registry],
      async collect() {
        const counts = await latest()
        this.set(counts === undefined ? Number.NaN : read(counts))
      },
    })
}

function keepLatest<Counts>(
  { logger, now = () => performance.now() }: Outside,
  failure: string,
  count: () => Promise<Counts>,
): () => Promise<Counts | undefined> {
  let counts: Counts | undefined
  let running: Promise<void> | undefined
  let restsUntil = Number.NEGATIVE_INFINITY
  const recount = async () => {
    const startedAt = now()
    try {
      counts = await count()
      const tookMs = now() - startedAt
      if (tookMs >= quickMs) restsUntil = now() + Math.min(restFactor * tookMs, longestRestMs)
    } catch (err) {
      // the other metrics matter most when the database is down; the next scrape tries again
      logger.warn({ err }, failure)
      counts = undefined
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (!running && now() >= restsUntil) running = recount()
    await Promise.race([running, sleep(maxWaitMs, undefined, { ref: false })])
    return counts
  }
}
