import type { SharedLock } from '#platform/database/advisory-lock.ts'
import type { Counts, Job, JobDeps } from './job.ts'
import { listRuns, recordFailure, recordInterruption, recordStart, recordSuccess } from './job-run.repository.ts'
import { isDue, mayRetry } from './schedule.rules.ts'

/** A longer run is interrupted and continues at the next turn, so other jobs get their time. */
const maxRunMs = 30_000

export type JobReport = { name: string; counts: Counts; end: 'done' | 'interrupted' | 'failed' }
type Turn = { jobs: readonly Job[]; lock: SharedLock; signal: AbortSignal; onReport: (report: JobReport) => void }

/** Runs due jobs one after another. Returns false when another instance has the lock. */
export async function runDueJobs(deps: JobDeps, { jobs, lock, signal, onReport }: Turn): Promise<boolean> {
  if (!(await lock.acquire())) return false
  try {
    for (const job of await listDue(deps, jobs)) {
      if (signal.aborted || !lock.isLocked()) break
      onReport(await runJob(deps, job, AbortSignal.any([signal, AbortSignal.timeout(maxRunMs)])))
    }
    return true
  } finally {
    await lock.release()
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
