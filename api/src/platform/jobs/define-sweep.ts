import type { Db } from '#platform/database/db.ts'
import { type Counts, defineJob, type Job, type JobDeps } from './job.ts'
import { runBatch } from './run-batch.ts'
import type { Schedule } from './schedule.rules.ts'

/**
 * An item that may be due, and the step it is due for. Without a step it is not due yet. `at` is its place in the order
 * of the list, and only text; the same item may have several places.
 */
export type DueItem = { id: string; at: string; step: string | undefined }
type Due<Item> = Item & { step: string }

/** What follows a place, by `at` and then by `id`. */
export type Page = { after: Place; limit: number }
type Place = Pick<DueItem, 'at' | 'id'>

type Sweep<Item extends DueItem> = {
  name: string
  schedule: Schedule
  /** Lists items that may be due, in an order for which there is an index, so that it reads no more than the page. */
  list: (deps: JobDeps, page: Page) => Promise<Item[]>
  /** Processes one item in its own transaction. Checks again that it is due and returns whether the step was taken. */
  settle: (deps: JobDeps, tx: Db, item: Due<Item>) => Promise<boolean>
}

const pageSize = 100
/** PostgreSQL reads it as a date and as a time. */
const beforeAll: Place = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/** A job that processes due items one by one. An item that fails is logged and counted; the others go on. */
export function defineSweep<Item extends DueItem>({ name, schedule, list, settle }: Sweep<Item>): Job {
  async function* pages(deps: JobDeps) {
    let after = beforeAll
    const seen = new Set<string>()
    while (true) {
      const page = { after, limit: pageSize }
      const items = await runBatch(deps.db, (tx) => list({ ...deps, db: tx }, page))
      const due = items.filter((item): item is Due<Item> => item.step !== undefined && !seen.has(item.id))
      yield [...new Map(due.map((item) => [item.id, item])).values()]
      for (const { id } of due) seen.add(id)
      if (items.length < pageSize) return
      after = items.at(-1) ?? after
    }
  }

  async function take(deps: JobDeps, item: Due<Item>): Promise<string> {
    try {
      const isTaken = await runBatch(deps.db, (tx) => settle(deps, tx, item))
      return isTaken ? item.step : 'no-longer-due'
    } catch (err) {
      deps.logger.error({ err, job: name, step: item.step }, 'an item of a job is left as it is until the next run')
      return 'failed'
    }
  }

  return defineJob({
    name,
    schedule,
    run: async (deps, signal) => {
      const tally = createTally()
      for await (const items of pages(deps))
        for (const item of items) {
          if (signal.aborted) return { counts: tally.counts, isComplete: false }
          tally.add(await take(deps, item))
        }
      return { counts: tally.counts, isComplete: true }
    },
    dryRun: async (deps) => {
      const tally = createTally()
      for await (const items of pages(deps)) for (const { step } of items) tally.add(step)
      return tally.counts
    },
  })
}

function createTally() {
  const counts: Record<string, number> = {}
  return {
    counts: counts as Counts,
    add: (step: string) => {
      counts[step] = (counts[step] ?? 0) + 1
    },
  }
}
