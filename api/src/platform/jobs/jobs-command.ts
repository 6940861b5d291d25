import { setTimeout as sleep } from 'node:timers/promises'
import type { Counts, Job, JobDeps } from './job.ts'
import type { JobLease } from './job-lease.ts'
import { listRuns } from './job-run.repository.ts'
import { type JobReport, runDueJobs } from './run-due-jobs.ts'
import { isDue } from './schedule.rules.ts'

const usage = `Usage: npm run jobs [-- --dry-run]
  without arguments  runs what is due, once, unless a server is at it
  --dry-run          says of each job what it would do now, and changes nothing`

/** Exit code 1: something is left undone. 2: unknown command. */
type Result = { text: string; exitCode: 0 | 1 | 2 }
/** How long to wait for another instance that runs the jobs. */
type WaitForLease = { tries: number; pauseMs: number }

export async function runJobsCommand(
  deps: JobDeps,
  { jobs, lease, args }: { jobs: readonly Job[]; lease: JobLease; args: readonly string[] },
  waitForLease: WaitForLease = { tries: 60, pauseMs: 1_000 },
): Promise<Result> {
  if (args.length === 0) return runNow(deps, jobs, lease, waitForLease)
  if (args.length === 1 && args[0] === '--dry-run') return runDry(deps, jobs)
  return { text: usage, exitCode: 2 }
}

async function runDry(deps: JobDeps, jobs: readonly Job[]): Promise<Result> {
  const runs = await listRuns(deps.db)
  const lines: string[] = []
  for (const { name, schedule, dryRun } of jobs) {
    const due = isDue(schedule, runs.get(name)?.succeededAt ?? null, deps.clock()) ? 'due' : 'not due'
    lines.push(line(name, due, inWords(await dryRun(deps))))
  }
  return { text: lines.join('\n'), exitCode: 0 }
}

async function runNow(deps: JobDeps, jobs: readonly Job[], lease: JobLease, { tries, pauseMs }: WaitForLease) {
  const reports: JobReport[] = []
  const turn = {
    jobs,
    lease,
    signal: new AbortController().signal,
    onReport: (report: JobReport) => reports.push(report),
  }
  for (let attempt = 1; !(await runDueJobs(deps, turn)); attempt++) {
    if (attempt === tries) return { text: 'Another instance is running the jobs.', exitCode: 1 } as const
    await sleep(pauseMs)
  }
  const isDone = reports.every(({ end }) => end === 'done')
  const lines = reports.map(({ name, end, counts }) => line(name, end, inWords(counts)))
  return { text: lines.join('\n') || 'Nothing is due.', exitCode: isDone ? 0 : 1 } as const
}

const line = (name: string, state: string, what: string) => `${name.padEnd(22)}${state.padEnd(13)}${what}`

function inWords(counts: Counts): string {
  const told = Object.entries(counts).filter(([, count]) => count > 0)
  return told.map(([step, count]) => `${count} ${step}`).join(', ') || 'nothing to do'
}
