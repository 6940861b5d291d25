import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createLogger } from '#logger.ts'
import { measureRows } from './measure-rows.ts'

/** `now` is a clock by hand; a count takes until `finish` or `fail`. */
function start() {
  const registry = new Registry()
  const logs: string[] = []
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void logs.push(line) })
  let now = 0
  const runs: PromiseWithResolvers<{ rows: number; old: number }>[] = []
  const count = () => {
    const run = Promise.withResolvers<{ rows: number; old: number }>()
    runs.push(run)
    return run.promise
  }
  measureRows({ registry, logger, now: () => now }, count, [
    { name: 'rows', help: 'Rows', read: ({ rows }) => rows },
    { name: 'rows_old', help: 'Old rows', read: ({ old }) => old },
  ])
  const scrape = async () =>
    [...(await registry.metrics()).matchAll(/^rows(?:_old)? (\S+)$/gm)].map(([, value]) => Number(value))
  /** What a scrape shows whose count ends after this time. */
  const scrapeWith = (rows: number, tookMs: number) => {
    const shown = scrape()
    now += tookMs
    runs.at(-1)?.resolve({ rows, old: 0 })
    return shown
  }
  return { scrape, scrapeWith, runs, logs, pass: (ms: number) => (now += ms) }
}

it('counts once for all figures of a scrape, and for each scrape while that is quick', async () => {
  const { scrapeWith, runs } = start()
  expect(await scrapeWith(3, 200)).toEqual([3, 0])
  expect(await scrapeWith(0, 200)).toEqual([0, 0])
  expect(runs).toHaveLength(2)
})

it('keeps a slow count 99 times as long as it took, at most 5 minutes', async () => {
  const { scrape, scrapeWith, runs, pass } = start()
  expect(await scrapeWith(3, 1_000)).toEqual([3, 0])
  pass(98_999)
  expect([await scrape(), runs.length]).toEqual([[3, 0], 1])
  pass(1)
  expect(await scrapeWith(2, 60_000)).toEqual([2, 0])
  pass(300_000)
  expect(await scrapeWith(1, 1)).toEqual([1, 0])
})

it('shows the last count while a new one takes longer than a scrape waits, and starts no second one', async () => {
  const { scrape, scrapeWith, runs } = start()
  expect(await scrape()).toEqual([Number.NaN, Number.NaN])
  expect(await scrapeWith(3, 0)).toEqual([3, 0])
  expect(await scrape()).toEqual([3, 0])
  expect(await scrapeWith(0, 0)).toEqual([0, 0])
  expect(runs).toHaveLength(2)
})

it('shows and logs a failure, and tries again at the next scrape', async () => {
  const { scrape, scrapeWith, runs, logs } = start()
  expect(await scrapeWith(3, 0)).toEqual([3, 0])
  const shown = scrape()
  runs.at(-1)?.reject(new Error('away'))
  expect(await shown).toEqual([Number.NaN, Number.NaN])
  expect(logs.join()).toContain('rows cannot be counted')
  expect(await scrapeWith(2, 0)).toEqual([2, 0])
})
