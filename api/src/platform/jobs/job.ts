import type { Deps } from '#deps.ts'
import type { Schedule } from './schedule.rules.ts'

export type JobDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity' | 'newToken' | 'tokens'>

/** Numbers by step; the names become metric labels. A count called `failed` makes the run a failure. */
export type Counts = Readonly<Record<string, number>>

/** `isComplete: false`: the run was interrupted or ran out of time. The job stays due. */
type Outcome = { counts: Counts; isComplete: boolean }

/**
 * Scheduled work. A run may be killed, or overlap another one after a lost lease. So each item has its own
 * transaction, which checks again that it is due and stores the step with its mail.
 */
export type Job = {
  /** Kebab-case; appears in metrics, logs and the table `job_run`. */
  name: string
  schedule: Schedule
  run: (deps: JobDeps, signal: AbortSignal) => Promise<Outcome>
  /** What `run` would do now; changes nothing. */
  dryRun: (deps: JobDeps) => Promise<Counts>
}

/** A job is registered in `api/src/all-jobs.ts`. */
export const defineJob = (job: Job): Job => job
