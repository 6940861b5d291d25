import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import type { Job, JobDeps } from './job.ts'
import { openJobLease } from './job-lease.ts'
import { measureJobs } from './job-metrics.ts'
import { runDueJobs } from './run-due-jobs.ts'

/** The delay until a due job starts. */
const pollIntervalMs = 10_000

/** Every instance polls; the one with the lease runs the jobs. */
export function startJobs(deps: JobDeps & Pick<Deps, 'metrics' | 'tracer'>, jobs: readonly Job[]): Worker {
  const lease = openJobLease(deps)
  const stopping = new AbortController()
  const { onReport } = measureJobs(deps, jobs)
  const traced = jobs.map((job) => traceJob(deps, job))
  const worker = repeat({ name: 'jobs', everyMs: pollIntervalMs, logger: deps.logger }, async () => {
    await runDueJobs(deps, { jobs: traced, lease, signal: stopping.signal, onReport })
  })
  return {
    stop: async () => {
      stopping.abort()
      await worker.stop()
    },
  }
}

const traceJob = ({ tracer }: Pick<Deps, 'tracer'>, job: Job): Job => ({
  ...job,
  run: (deps, signal) => tracer.run(`job ${job.name}`, () => job.run(deps, signal)),
})
