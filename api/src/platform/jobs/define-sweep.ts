import type { Db } from '#platform/database/db.ts'
import { type Counts, defineJob, type Job, type JobDeps } from './job.ts'
import type { Schedule } from './schedule.rules.ts'

/** An item that may be due, and the step it is due for. Without a step it is not due yet. */
export type DueItem = { id: string; step: string | undefined }
type Due<Item> = Item & { step: string }

export type Page = { after: string; limit: number }

type Sweep<Item extends DueItem> = {
  name: string
  schedule: Schedule
  /** Lists items that may be due, ordered by id, after the given id. */
  list: (deps: JobDeps, page: Page) => Promise<Item[]>
  /** Processes one item in its own transaction. Checks again that it is due and returns whether the step was taken. */
  settle: (deps: JobDeps, tx: Db, item: Due<Item>) => Promise<boolean>
}

const pageSize = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** A job that processes due items one by one. An item that fails is logged and counted; the others go on. */
export function defineSweep<Item extends DueItem>({ name, schedule, list, settle }: Sweep<Item>): Job {
  async function* pages(deps: JobDeps) {
    let after = beforeAll
    while (true) {
      const items = await list(deps, { after, limit: pageSize })
      yield items.filter((item): item is Due<Item> => item.step !== undefined)
      if (items.length < pageSize) return
      after = items.at(-1)?.id ?? after
    }
  }

  async function take(deps: JobDeps, item: Due<Item>): Promise<string> {
    try {
      const isTaken = await deps.db.transaction().execute((tx) => settle(deps, tx, item))
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
