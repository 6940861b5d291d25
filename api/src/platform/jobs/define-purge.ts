import type { Purge } from '#platform/database/rows.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'
import { isBatchTimeout, type RunBatch, runBatch } from './run-batch.ts'
import type { Schedule } from './schedule.rules.ts'

/** Small batches keep row locks short. */
const largestBatch = 1_000
const smallestBatch = 10

type Step = { job: string; name: string; purge: Purge; signal: AbortSignal }

/** A job that deletes expired rows in batches. A batch that takes too long is tried in smaller ones. */
export const definePurge = (
  name: string,
  schedule: Schedule,
  purges: Readonly<Record<string, Purge>>,
  inBatch: RunBatch = runBatch,
): Job =>
  defineJob({
    name,
    schedule,
    run: async (deps, signal) => {
      const counts: Record<string, number> = {}
      for (const [what, purge] of Object.entries(purges)) {
        const step = { job: name, name: what, purge, signal }
        for await (const removed of removeAll(deps, step, inBatch)) {
          if (removed === 'interrupted') return { counts, isComplete: false }
          if (removed === 'failed') counts['failed'] = (counts['failed'] ?? 0) + 1
          else counts[what] = (counts[what] ?? 0) + removed
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

/** Yields what each batch removed. After `failed` the other steps of the job go on. */
async function* removeAll(
  { db, clock, logger }: JobDeps,
  { job, name, purge, signal }: Step,
  inBatch: RunBatch,
): AsyncGenerator<number | 'interrupted' | 'failed', void> {
  const batchSize = purge.batchSize ?? largestBatch
  for (let size = batchSize; ; ) {
    if (signal.aborted) return yield 'interrupted'
    try {
      const removed = await inBatch(db, (tx) => purge.remove(tx, clock(), size))
      yield removed
      if (removed < size) return
    } catch (err) {
      if (!isBatchTimeout(err)) throw err
      logger.warn({ err, job, step: name, rows: size }, 'a batch of a job took too long')
      if (size <= smallestBatch) return yield 'failed'
      size = Math.max(smallestBatch, Math.floor(size / 4))
    }
  }
}
