import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Amounts, seedMany } from '@bailclair/one-machine/demo-data/seed-many.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { backUp } from '@bailclair/server-kit/backup/back-up.ts'

/** For 22,000 owners with 374,000 files; smaller sizes take less, larger ones are not limited. */
const maxSeconds = 120
const limitedTo = 374_000

/** Adds data of others, and prints what it takes. Returns what is above its bar. */
export async function seedAndReport({ databaseUrl }: Stack, amounts: Amounts, signal: AbortSignal): Promise<string[]> {
  const seconds = await secondsOf(() => seedMany(databaseUrl, amounts, { report: () => undefined, signal }))
  const [size] = await runSql(
    databaseUrl,
    `select sum(reltuples)::bigint as rows, sum(pg_table_size(oid))::bigint as data, sum(pg_indexes_size(oid))::bigint as indexes
      from pg_class where relname in ('rental_file', 'tenant', 'application')`,
  )
  const { owners, files } = amounts
  const text = (number: unknown) => Number(number).toLocaleString('en')
  const megabytes = (bytes: unknown) => `${Math.round(Number(bytes) / 1e6)} MB`
  const each = (bytes: unknown) => `${Math.round(Number(bytes) / files)} B`
  const { data, indexes, rows } = size ?? {}
  console.log(`${text(owners)} owners, ${text(files)} files: ${text(rows)} rows of files, tenants and applications`)
  console.log(
    `  data ${megabytes(data)}, indexes ${megabytes(indexes)}; for each application ${each(data)} and ${each(indexes)}`,
  )
  console.log(`  seeded in ${seconds.toFixed(0)} s (bar ${maxSeconds}, ratio ${(seconds / maxSeconds).toFixed(2)})`)
  console.log(`  backed up in ${(await backUpSeconds(databaseUrl)).toFixed(0)} s`)
  return seconds <= maxSeconds || files > limitedTo ? [] : [`${text(files)} files: seeding took too long`]
}

async function backUpSeconds(databaseUrl: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-growth-'))
  try {
    return await secondsOf(() => backUp({ databaseUrl, folder: join(folder, 'backup'), method: 'copy' }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}
