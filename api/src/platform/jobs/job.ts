import type { Deps } from '#deps.ts'
import type { Schedule } from './schedule.rules.ts'

export type JobDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity' | 'newToken'>

/** How many of what: the names become labels of a metric. One called `failed` makes the run a failure. */
export type Counts = Readonly<Record<string, number>>

/** `isComplete: false`: interrupted, or out of time. The job stays due and goes on at the next turn. */
type Outcome = { counts: Counts; isComplete: boolean }

/**
 * Work that is due by itself. One instance at a time runs it, but none can be sure to be that one (a connection may
 * break unnoticed), and a run may be killed anywhere: each item is a transaction of its own, which looks again whether it
 * is still due and records the step with the mail that speaks of it.
 */
export type Job = {
  /** In metrics, logs and the table `job_run`: kebab-case. */
  name: string
  schedule: Schedule
  /** Stops early once the signal is aborted. */
  run: (deps: JobDeps, signal: AbortSignal) => Promise<Outcome>
  /** What `run` would do now; changes nothing. */
  dryRun: (deps: JobDeps) => Promise<Counts>
}

/** Registered by adding it to the list in `api/src/all-jobs.ts`. */
export const defineJob = (job: Job): Job => job
