import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import type { Purge } from '#platform/database/rows.ts'
import { endedRateLimits } from '#platform/rate-limit/rate-limit.repository.ts'
import { inactiveOwnersJob } from '#retention/inactive-owners.job.ts'
import { startDeps } from '#test/harness.ts'
import { definePurge } from './define-purge.ts'
import { runBatchWithin } from './run-batch.ts'

const { deps, sql, logs } = await startDeps()
const never = new AbortController().signal
const due = 25_000
const schedule = { everyMinutes: 1 }
const count = async (from: string) => Number((await sql(`select count(*) from ${from}`))[0].count)

it(`a purge of ${due} rows holds one batch at a time, and others write meanwhile`, async () => {
  await sql(
    `insert into rate_budget select sha256(n::text::bytea), 1, '2020-01-01' from generate_series(1, $1::integer) as n`,
    [due],
  )
  const committed: number[] = []
  const locked: number[] = []
  const watched: Purge = {
    ...endedRateLimits,
    remove: async (tx, now, limit) => {
      const removed = await endedRateLimits.remove(tx, now, limit)
      const left = await count('rate_budget')
      committed.push(due - left)
      // counting locks them, too, until the statement ends
      locked.push(left - (await count('(select from rate_budget for update skip locked) as free')))
      await sql(`insert into rate_budget values ('\\x00', 1, '2040-01-01') on conflict (key) do update set spent = 2`)
      await sql(`delete from rate_budget where key = '\\x00'`)
      return removed
    },
  }
  const { counts, isComplete } = await definePurge('purge', schedule, { rows: watched }).run(deps, never)
  expect([counts, isComplete]).toEqual([{ rows: due }, true])
  expect(Math.max(...locked)).toBe(1_000)
  expect(committed).toEqual(Array.from({ length: 26 }, (_, batch) => batch * 1_000))
})

it('a batch that takes too long is reported and tried in smaller ones; a step that fails does not stop the next', async () => {
  const sizes: number[] = []
  const sleepIf = (isSlow: boolean) => raw`select pg_sleep(${isSlow ? 60 : 0})`
  const purge = (isSlow: (limit: number) => boolean, left: number): Purge => ({
    batchSize: 40,
    count: async () => left,
    remove: async (tx, _, limit) => {
      sizes.push(limit)
      await sleepIf(isSlow(limit)).execute(tx)
      return Math.min(limit, left)
    },
  })
  const job = definePurge(
    'slow',
    schedule,
    { large: purge((limit) => limit > 10, 7), stuck: purge(() => true, 7), last: purge(() => false, 7) },
    (db, work) => runBatchWithin(db, 1_500, work),
  )
  expect(await job.run(deps, never)).toEqual({ counts: { large: 7, failed: 1, last: 7 }, isComplete: true })
  expect(sizes).toEqual([40, 10, 40, 10, 40])
  const reported = logs.map((line) => JSON.parse(line)).filter(({ message }) => /took too long/.test(message))
  expect(reported.map(({ job: name, step, rows }) => [name, step, rows])).toEqual([
    ['slow', 'large', 40],
    ['slow', 'stuck', 40],
    ['slow', 'stuck', 10],
  ])
})

it(`a sweep finds ${due} people who are due since the same day, page by page`, async () => {
  await sql('delete from owner')
  await sql(
    `insert into owner (issuer, subject, email, language, last_sign_in_on)
      select 'x', n::text, n || '@example.org', 'fr', '2026-11-01' from generate_series(1, $1::integer) as n`,
    [due],
  )
  const at = { ...deps, clock: () => new Date('2028-10-12T10:00:00Z') }
  expect(await inactiveOwnersJob.dryRun(at)).toEqual({ 'first-warning': due })
})
