import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { openSharedLock } from '#platform/database/advisory-lock.ts'
import type { Job, JobDeps } from './job.ts'
import { measureJobs } from './job-metrics.ts'
import { runDueJobs } from './run-due-jobs.ts'

/** Milliseconds. How soon a job begins once it is due, and how long another instance waits for one that died. */
const everyMs = 10_000
export const jobsLock = 7_203_114_562

/** Every instance looks; one at a time works. */
export function startJobs(deps: JobDeps & Pick<Deps, 'metrics'>, jobs: readonly Job[]): Worker {
  const lock = openSharedLock(deps.config, deps.logger, jobsLock)
  const stopping = new AbortController()
  const { onReport } = measureJobs(deps, jobs)
  const worker = repeat({ name: 'jobs', everyMs, logger: deps.logger }, async () => {
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
