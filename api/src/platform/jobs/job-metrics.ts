import { Counter, Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import type { Job } from './job.ts'
import { type JobRun, listRuns } from './job-run.repository.ts'
import type { JobReport } from './run-due-jobs.ts'
import { isOverdue } from './schedule.rules.ts'

/**
 * Metrics for operators. Every instance reports all jobs, because they are read from the database. The label is `task`,
 * because Prometheus sets `job` itself.
 */
export function measureJobs(
  { db, clock, metrics, logger }: Pick<Deps, 'db' | 'clock' | 'metrics' | 'logger'>,
  jobs: readonly Job[],
) {
  const gauge = (name: string, help: string, read: (run: JobRun | undefined, job: Job) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['task'],
      registers: [metrics],
      async collect() {
        try {
          const runs = await listRuns(db)
          for (const job of jobs) this.set({ task: job.name }, read(runs.get(job.name), job))
        } catch (err) {
          // when the database is down, the other metrics must still be readable
          logger.warn({ err }, 'the jobs cannot be counted')
          for (const job of jobs) this.set({ task: job.name }, Number.NaN)
        }
      },
    })
  const seconds = (date: Date | null | undefined) => (date ? date.getTime() / 1_000 : 0)
  gauge('scheduled_job_last_start_timestamp_seconds', 'When a job last began (heartbeat)', (run) =>
    seconds(run?.startedAt),
  )
  gauge(
    'scheduled_job_last_success_timestamp_seconds',
    'When the run began that last did everything; 0: never',
    (run) => seconds(run?.succeededAt),
  )
  gauge('scheduled_job_failures', 'Runs that failed since the last success', (run) => run?.failures ?? 0)
  gauge('scheduled_job_overdue', '1: the job should have run a quarter of an hour ago', (run, { schedule }) =>
    isOverdue(schedule, run?.succeededAt ?? null, clock()) ? 1 : 0,
  )
  const items = new Counter({
    name: 'scheduled_job_items_total',
    help: 'What the jobs did in this instance, by step',
    labelNames: ['task', 'step'],
    registers: [metrics],
  })
  return {
    onReport: ({ name, counts }: JobReport) => {
      for (const [step, count] of Object.entries(counts)) items.inc({ task: name, step }, count)
    },
  }
}
