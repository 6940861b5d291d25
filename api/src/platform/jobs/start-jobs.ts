import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { openSharedLock } from '#platform/database/advisory-lock.ts'
import type { Job, JobDeps } from './job.ts'
import { measureJobs } from './job-metrics.ts'
import { runDueJobs } from './run-due-jobs.ts'

/** The delay until a due job starts, and until another instance takes over from a dead one. */
const pollIntervalMs = 10_000
export const jobsLockKey = 7_203_114_562

/** Every instance polls; the one with the advisory lock runs the jobs. */
export function startJobs(deps: JobDeps & Pick<Deps, 'metrics'>, jobs: readonly Job[]): Worker {
  const lock = openSharedLock(deps.config, deps.logger, jobsLockKey)
  const stopping = new AbortController()
  const { onReport } = measureJobs(deps, jobs)
  const worker = repeat({ name: 'jobs', everyMs: pollIntervalMs, logger: deps.logger }, async () => {
    await runDueJobs(deps, { jobs, lock, signal: stopping.signal, onReport })
  })
  return {
    stop: async () => {
      stopping.abort()
      await worker.stop()
      await lock.close()
    },
  }
}
