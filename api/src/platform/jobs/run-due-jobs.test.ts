import { beforeEach, describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { defineSweep } from './define-sweep.ts'
import type { Job } from './job.ts'
import { openJobLease } from './job-lease.ts'
import { measureJobs } from './job-metrics.ts'
import { runJobsCommand } from './jobs-command.ts'
import { type JobReport, runDueJobs } from './run-due-jobs.ts'

const { deps, sql, passSeconds, logs } = await startDeps()
const openLease = () => openJobLease(deps, { leaseMs: 30_000, renewEveryMs: 50 })
const [here, there] = [openLease(), openLease()]
beforeEach(() => sql('truncate job_run'))

/** A job with a scripted result that remembers each run. */
function createJob(given: Partial<Job> = {}) {
  const runs: Date[] = []
  const job: Job = {
    name: 'a-job',
    schedule: { dailyAt: '09:00' },
    run: async ({ clock }) => {
      runs.push(clock())
      return { counts: { told: 1 }, isComplete: true }
    },
    dryRun: async () => ({ told: 7 }),
    ...given,
  }
  return { job, runs }
}

async function turn(jobs: readonly Job[], lease = here, signal = new AbortController().signal) {
  const reports: JobReport[] = []
  const isMine = await runDueJobs(deps, { jobs, lease, signal, onReport: (report) => reports.push(report) })
  return isMine ? reports.map(({ name, end }) => `${name} ${end}`) : 'another'
}

describe('runDueJobs', () => {
  it('runs each due job once and stores the time', async () => {
    const { job, runs } = createJob()
    expect(await turn([job])).toEqual(['a-job done'])
    expect(await turn([job])).toEqual([])
    expect(runs).toEqual([deps.clock()])
    expect(await sql('select * from job_run')).toEqual([
      { name: 'a-job', started_at: deps.clock(), succeeded_at: deps.clock(), failures: 0, counts: { told: 1 } },
    ])
  })

  it('runs once after three weeks of downtime', async () => {
    const { job, runs } = createJob()
    await turn([job])
    passSeconds(21 * 86_400)
    for (let look = 0; look < 5; look++) await turn([job])
    expect(runs).toHaveLength(2)
  })

  it('runs in one instance at a time, and in the other once the first ends or dies', async () => {
    let finish: () => void = () => undefined
    const slow = createJob({
      run: () => new Promise((resolve) => (finish = () => resolve({ counts: {}, isComplete: true }))),
    })
    const working = turn([slow.job], here)
    await expect.poll(() => sql('select from job_run')).toHaveLength(1)
    const { job } = createJob({ name: 'other' })
    expect(await turn([job], there)).toBe('another')
    finish()
    expect(await working).toEqual(['a-job done'])
    expect(await turn([job], there)).toEqual(['other done'])

    await sql(`insert into job_lease values ('jobs', gen_random_uuid(), clock_timestamp() + interval '1 second')`)
    passSeconds(86_400)
    expect(await turn([job], here)).toBe('another')
    await expect.poll(() => turn([job], here)).toEqual(['other done'])
  })

  it('stops between two jobs, and tells the running one, once its lease is lost', async () => {
    const first = createJob({
      name: 'first',
      run: async (_, signal) => {
        await sql('update job_lease set holder = gen_random_uuid()')
        await expect.poll(() => signal.aborted).toBe(true)
        return { counts: {}, isComplete: true }
      },
    })
    const second = createJob({ name: 'second' })
    expect(await turn([first.job, second.job])).toEqual(['first done'])
    expect(second.runs).toEqual([])
    expect(await turn([second.job])).toBe('another')
    await sql('delete from job_lease')
    expect(await turn([first.job, second.job])).toEqual(['second done'])
  })

  it('retries a failed job with growing pauses, without delaying the others', async () => {
    let isBroken = true
    const broken = createJob({
      name: 'broken',
      run: async () => {
        if (isBroken) throw new Error('no')
        return { counts: {}, isComplete: true }
      },
    })
    const { job } = createJob({ name: 'fine' })
    expect(await turn([broken.job, job])).toEqual(['broken failed', 'fine done'])
    expect(await turn([broken.job, job])).toEqual([])
    passSeconds(60)
    expect(await turn([broken.job])).toEqual(['broken failed'])
    passSeconds(119)
    expect(await turn([broken.job])).toEqual([])
    passSeconds(1)
    expect(await sql('select failures, succeeded_at from job_run where name = $1', ['broken'])).toEqual([
      { failures: 2, succeeded_at: null },
    ])
    isBroken = false
    expect(await turn([broken.job])).toEqual(['broken done'])
    expect(logs.some((line) => line.includes('a job failed') && line.includes('"job":"broken"'))).toBe(true)
  })

  it('counts a killed run as a failure and an interrupted one as unfinished', async () => {
    const { job, runs } = createJob()
    await sql(`insert into job_run (name, started_at, failures) values ('a-job', $1, 1)`, [deps.clock()])
    expect(await turn([job])).toEqual([])
    passSeconds(60)
    expect(await turn([job])).toEqual(['a-job done'])
    expect(runs).toHaveLength(1)

    const long = createJob({ name: 'long', run: async () => ({ counts: { told: 100 }, isComplete: false }) })
    expect(await turn([long.job])).toEqual(['long interrupted'])
    expect(await turn([long.job])).toEqual(['long interrupted'])
  })
})

describe('a sweep', () => {
  const items = Array.from(
    { length: 250 },
    (_, index) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  )
  const listed = (done: ReadonlySet<string>) =>
    defineSweep({
      name: 'sweep',
      schedule: { everyMinutes: 1 },
      list: async (_, { after, limit }) =>
        items
          .filter((id) => id > after.id && !done.has(id))
          .slice(0, limit)
          .map((id) => ({ id, at: '', step: id.endsWith('7') ? undefined : 'told' })),
      settle: async (_, tx, { id }) => {
        if (id.endsWith('13')) throw new Error('cannot')
        ;(done as Set<string>).add(id)
        return tx !== undefined && !id.endsWith('20')
      },
    })

  it('processes all items page by page; a failed item does not stop the others', async () => {
    const done = new Set<string>()
    const never = new AbortController().signal
    expect(await listed(done).dryRun(deps)).toEqual({ told: 225 })
    expect(done.size).toBe(0)
    expect(await listed(done).run(deps, never)).toEqual({
      counts: { told: 219, failed: 3, 'no-longer-due': 3 },
      isComplete: true,
    })
    expect(await turn([listed(done)])).toEqual(['sweep failed'])
  })

  it('stops between two items when the signal is aborted', async () => {
    const done = new Set<string>()
    const stopping = new AbortController()
    const job = defineSweep({
      name: 'sweep',
      schedule: { everyMinutes: 1 },
      list: async () => items.slice(0, 10).map((id) => ({ id, at: '', step: 'told' })),
      settle: async (_, __, { id }) => {
        done.add(id)
        if (done.size === 4) stopping.abort()
        return true
      },
    })
    expect(await job.run(deps, stopping.signal)).toEqual({ counts: { told: 4 }, isComplete: false })
  })
})

describe('the metrics', () => {
  it('show a job that stopped running, and the counts of each job', async () => {
    const { job } = createJob()
    const { onReport } = measureJobs(deps, [job, createJob({ name: 'never-ran' }).job])
    const value = async (line: string) =>
      new RegExp(`^${line.replaceAll(/[{}"]/g, '\\$&')} (.+)$`, 'm').exec(await deps.metrics.metrics())?.[1]
    await turn([job])
    const seconds = String(deps.clock().getTime() / 1_000)
    expect(await value('scheduled_job_last_success_timestamp_seconds{task="a-job"}')).toBe(seconds)
    expect(await value('scheduled_job_last_start_timestamp_seconds{task="a-job"}')).toBe(seconds)
    expect(await value('scheduled_job_overdue{task="a-job"}')).toBe('0')
    expect(await value('scheduled_job_overdue{task="never-ran"}')).toBe('1')
    expect(await value('scheduled_job_last_success_timestamp_seconds{task="never-ran"}')).toBe('0')
    passSeconds(86_400 + 900)
    expect(await value('scheduled_job_overdue{task="a-job"}')).toBe('1')
    onReport({ name: 'a-job', counts: { told: 3 }, end: 'done' })
    expect(await value('scheduled_job_items_total{task="a-job",step="told"}')).toBe('3')
  })
})

describe('npm run jobs', () => {
  const command = (jobs: readonly Job[], ...args: string[]) =>
    runJobsCommand(deps, { jobs, lease: here, args }, { tries: 2, pauseMs: 1 })

  it('--dry-run prints what would happen and changes nothing', async () => {
    const { job, runs } = createJob()
    expect(await command([job], '--dry-run')).toEqual({
      text: 'a-job                 due          7 told',
      exitCode: 0,
    })
    expect(runs).toEqual([])
    expect(await sql('select * from job_run')).toEqual([])
  })

  it('runs due jobs once and prints how they ended', async () => {
    const { job } = createJob()
    expect(await command([job])).toEqual({ text: 'a-job                 done         1 told', exitCode: 0 })
    expect(await command([job])).toEqual({ text: 'Nothing is due.', exitCode: 0 })
    const broken = createJob({ name: 'broken', run: () => Promise.reject(new Error('no')) })
    expect(await command([broken.job])).toMatchObject({ exitCode: 1 })
    expect(await command([job], '--what')).toMatchObject({ exitCode: 2 })
  })

  it('waits for another running instance, but not for ever', async () => {
    const { job, runs } = createJob()
    await there.acquire()
    expect(await command([job])).toEqual({ text: 'Another instance is running the jobs.', exitCode: 1 })
    await there.release()
    expect(runs).toEqual([])
  })
})
