import { defineJob } from '#platform/jobs/job.ts'
import { countUnsummed, sumUpTally } from './application-count.repository.ts'

/** Rows a statement: less than 100 ms. */
const batchSize = 2_000

/** Counts are exact without it; they only read more rows the later it runs. */
export const applicationTallyJob = defineJob({
  name: 'application-tally',
  schedule: { everyMinutes: 1 },
  run: async ({ db }, signal) => {
    let rows = 0
    for (let read = batchSize; read >= batchSize; rows += read) {
      if (signal.aborted) return { counts: { rows }, isComplete: false }
      read = await sumUpTally(db, batchSize)
    }
    return { counts: { rows }, isComplete: true }
  },
  dryRun: async ({ db }) => ({ rows: await countUnsummed(db) }),
})
