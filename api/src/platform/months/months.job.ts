import { defineJob } from '#platform/jobs/job.ts'
import { runBatch } from '#platform/jobs/run-batch.ts'
import { addMissingMonth, readCoverage } from './months.repository.ts'

/** As in `add_missing_month`, which goes by the clock of the database. */
const monthsAhead = 3
const monthNumber = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** Makes the coming months of the audit log and of the outbox, each in its own transaction. */
export const monthsJob = defineJob({
  name: 'coming-months',
  schedule: { everyMinutes: 60 },
  run: async ({ db }, signal) => {
    let added = 0
    while (await runBatch(db, addMissingMonth)) {
      added++
      if (signal.aborted) return { counts: { added }, isComplete: false }
    }
    return { counts: { added }, isComplete: true }
  },
  dryRun: async ({ db }) => {
    const wanted = monthNumber(new Date()) + monthsAhead
    const missing = (await readCoverage(db)).map(({ endsAt }) => Math.max(0, wanted + 1 - monthNumber(endsAt)))
    return { added: missing.reduce((sum, months) => sum + months, 0) }
  },
})
