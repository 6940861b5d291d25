import { definePurge } from '#platform/jobs/define-purge.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { countUnsealed, listUnsealedProperties, oldEvents } from './journal.repository.ts'
import { sealJournal } from './seal-journal.service.ts'

const propertiesAtOnce = 100

export const journalJobs = [
  defineJob({
    name: 'journal-seals',
    schedule: { everyMinutes: 1 },
    run: async ({ db }, signal) => {
      let rows = 0
      for (let ids = await listUnsealedProperties(db, propertiesAtOnce); ids.length > 0; ) {
        for (const id of ids) {
          if (signal.aborted) return { counts: { rows }, isComplete: false }
          rows += await sealJournal(db, id)
        }
        ids = ids.length < propertiesAtOnce ? [] : await listUnsealedProperties(db, propertiesAtOnce)
      }
      return { counts: { rows }, isComplete: true }
    },
    dryRun: async ({ db }) => ({ rows: await countUnsealed(db) }),
  }),
  definePurge('journal-events', { dailyAt: '02:30' }, { rows: oldEvents }),
]
