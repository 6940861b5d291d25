import type { Counts, Job, JobDeps } from './job.ts'
import type { JobLease } from './job-lease.ts'
import { listRuns, recordFailure, recordInterruption, recordStart, recordSuccess } from './job-run.repository.ts'
import { isDue, mayRetry } from './schedule.rules.ts'

/** A longer run is interrupted and continues at the next turn, so other jobs get their time. */
const maxRunMs = 30_000

export type JobReport = { name: string; counts: Counts; end: 'done' | 'interrupted' | 'failed' }
type Turn = { jobs: readonly Job[]; lease: JobLease; signal: AbortSignal; onReport: (report: JobReport) => void }

/** Runs due jobs one after another. Returns false when another instance has the lease. */
export async function runDueJobs(deps: JobDeps, { jobs, lease, signal, onReport }: Turn): Promise<boolean> {
  const lost = await lease.acquire()
  if (!lost) return false
  const stopping = AbortSignal.any([signal, lost])
  try {
    for (const job of await listDue(deps, jobs)) {
      if (stopping.aborted) break
      onReport(await runJob(deps, job, AbortSignal.any([stopping, AbortSignal.timeout(maxRunMs)])))
    }
    return true
  } finally {
    await lease.release()
  }
}

async function listDue({ db, clock }: JobDeps, jobs: readonly Job[]): Promise<Job[]> {
  const runs = await listRuns(db)
  const now = clock()
  return jobs.filter(({ name, schedule }) => {
    const run = runs.get(name)
    return !run || (isDue(schedule, run.succeededAt, now) && mayRetry(run, now))
  })
}

async function runJob(deps: JobDeps, job: Job, signal: AbortSignal): Promise<JobReport> {
  const { name } = job
  const startedAt = deps.clock()
  await recordStart(deps.db, name, startedAt)
  try {
    const { counts, isComplete } = await job.run(deps, signal)
    if (counts['failed']) {
      await recordFailure(deps.db, name, counts)
      return { name, counts, end: 'failed' }
    }
    await (isComplete ? recordSuccess(deps.db, name, { startedAt, counts }) : recordInterruption(deps.db, name, counts))
    return { name, counts, end: isComplete ? 'done' : 'interrupted' }
  } catch (err) {
    deps.logger.error({ err, job: name }, 'a job failed')
    return { name, counts: {}, end: 'failed' }
  }
}
