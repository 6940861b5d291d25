import { setTimeout as sleep } from 'node:timers/promises'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'

/** Jobs add up changes every minute. */
const [timeoutMs, fewChanges] = [120_000, 100]

/** What follows seeding in the background would slow down the largest size only: sums of counters, vacuum, checkpoint. */
export async function settle({ databaseUrl }: Stack, signal: AbortSignal) {
  const waiting = `select (select count(*) from application_tally where is_change) + (select count(*) from statistic_change) as changes`
  const isDone = async () => Number((await runSql(databaseUrl, waiting))[0]?.['changes']) < fewChanges
  for (const end = Date.now() + timeoutMs; !(await isDone()) && Date.now() < end; )
    await sleep(1_000, undefined, { signal })
  await runSql(databaseUrl, 'vacuum (analyze)')
  await runSql(databaseUrl, 'checkpoint')
}
