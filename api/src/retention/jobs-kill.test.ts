import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { runJob } from '#test/jobs.ts'
import { inactiveOwnersJob } from './inactive-owners.job.ts'

const { deps, sql } = await startDeps()
const now = new Date('2028-10-12T10:00:00Z')
const people = 300

/** A runner in its own process that ignores the lease: the worst case of a lost one, or of a release before. */
const program = `
  import { createLogger } from '@bailclair/server-kit/logger.ts'
  import { openDatabase } from '#platform/database/db.ts'
  import { inactiveOwnersJob } from '#retention/inactive-owners.job.ts'
  const config = JSON.parse(process.env.CONFIG)
  const logger = createLogger({ ...config, LOG_LEVEL: 'silent' })
  const deps = { db: openDatabase(config, logger).db, logger, config, clock: () => new Date('${now.toISOString()}') }
  await inactiveOwnersJob.run(deps, new AbortController().signal)`
const startRunner = (): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('../..', import.meta.url),
    env: { CONFIG: JSON.stringify({ ...deps.config, DATABASE_POOL_SIZE: 2 }) },
    stdio: 'inherit',
  })

const mailed = async () =>
  (await sql(`select payload ->> 'to' as email from mail_outbox where kind = 'inactivity-warning'`)).map(
    ({ email }) => email,
  )

it('parallel runners that are killed at random warn each owner once', async () => {
  await sql('delete from owner')
  await sql(
    `insert into owner (issuer, subject, email, language, last_sign_in_on)
      select 'x', n::text, n || '@example.org', 'fr', '2026-11-01' from generate_series(1, $1) as n`,
    [people],
  )
  const runners = [startRunner(), startRunner()]
  const ended = runners.map((runner) => once(runner, 'close'))
  for (const [index, runner] of runners.entries()) {
    const enough = 20 * (index + 1)
    await expect.poll(async () => (await mailed()).length, { interval: 2, timeout: 15_000 }).toBeGreaterThan(enough)
    runner.kill('SIGKILL')
  }
  await Promise.all(ended)
  const before = await mailed()
  expect(before.length).toBeLessThan(people)
  await expect
    .poll(async () =>
      sql(`select from pg_stat_activity where application_name = 'bailclair-api' and state <> 'idle'
      and datname = current_database() and pid <> pg_backend_pid()`),
    )
    .toEqual([])
  expect(await runJob({ ...deps, clock: () => now }, inactiveOwnersJob)).toEqual({
    'first-warning': people - before.length,
  })
  const all = await mailed()
  expect([all.length, new Set(all).size]).toEqual([people, people])
  expect(await sql('select distinct inactivity_warnings from owner')).toEqual([{ inactivity_warnings: 1 }])
})
