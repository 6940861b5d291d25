import { defineJob, type Job } from '#platform/jobs/job.ts'
import { checkTable, findDifferences } from './check-statistics.service.ts'
import { addUpChanges, countChanges, countedTables, deleteEmptySums } from './statistic-change.repository.ts'

const changesAtOnce = 20_000
const dayMs = 86_400_000

/** Keeps the figures of /stats cheap to read; they are exact without it, too. */
const sumJob = defineJob({
  name: 'sum-statistics',
  schedule: { everyMinutes: 1 },
  run: async ({ db }, signal) => {
    let changes = 0
    for (let added = changesAtOnce; added === changesAtOnce; changes += added) {
      if (signal.aborted) return { counts: { changes }, isComplete: false }
      added = await addUpChanges(db, changesAtOnce)
    }
    await deleteEmptySums(db)
    return { counts: { changes }, isComplete: true }
  },
  dryRun: async ({ db }) => ({ changes: await countChanges(db) }),
})

/** Counts one table each night, so that a run is short; the dry run counts all. */
const checkJob = defineJob({
  name: 'check-statistics',
  schedule: { dailyAt: '04:30' },
  run: async (deps) => {
    const turn = Math.floor(deps.clock().getTime() / dayMs) % countedTables.length
    return { counts: { corrected: await checkTable(deps, countedTables[turn] ?? 'owner') }, isComplete: true }
  },
  dryRun: async (deps) => {
    let corrected = 0
    for (const table of countedTables) corrected += (await findDifferences(deps, table)).length
    return { corrected }
  },
})

export const statisticsJobs: readonly Job[] = [sumJob, checkJob]
