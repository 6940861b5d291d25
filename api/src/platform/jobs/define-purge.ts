import type { Purge } from '#platform/database/rows.ts'
import { defineJob, type Job } from './job.ts'
import type { Schedule } from './schedule.rules.ts'

/** Small batches keep row locks short. */
const batchSize = 1_000

/** A job that deletes expired rows in batches. */
export const definePurge = (name: string, schedule: Schedule, purges: Readonly<Record<string, Purge>>): Job =>
  defineJob({
    name,
    schedule,
    run: async ({ db, clock }, signal) => {
      const counts: Record<string, number> = {}
      for (const [what, { remove }] of Object.entries(purges)) {
        let removed = batchSize
        while (removed === batchSize) {
          if (signal.aborted) return { counts, isComplete: false }
          removed = await remove(db, clock(), batchSize)
          counts[what] = (counts[what] ?? 0) + removed
        }
      }
      return { counts, isComplete: true }
    },
    dryRun: async ({ db, clock }) => {
      const counts: Record<string, number> = {}
      for (const [what, { count }] of Object.entries(purges)) counts[what] = await count(db, clock())
      return counts
    },
  })
