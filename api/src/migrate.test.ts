import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import pg from 'pg'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { migrationsFolder } from '#platform/database/applied-migrations.ts'

const database = await createTestDatabase({ empty: true })
afterAll(database.drop)
const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'migrate.ts')], { env })

it('migrates the database, with DATABASE_URL as its only variable', async () => {
  expect((await run({ DATABASE_URL: database.directUrl })).stdout).toMatch(/^Applied 0001-rate-budget\.sql, /)
  expect((await run({ DATABASE_URL: database.directUrl })).stdout).toBe('Nothing to apply\n')
})

it('prints the error and exits with 1', async () => {
  await expect(run({})).rejects.toMatchObject({
    code: 1,
    stderr: 'The configuration is not valid:\n  - DATABASE_URL is missing\n',
  })
})

it('leaves functions that PostgreSQL prints in a form it can read back, as a restored dump needs', async () => {
  const client = new pg.Client(database.directUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ printed: string }>(
    `select pg_get_functiondef(oid) as printed from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const { printed } of rows) await client.query(printed)
})

it('gives the same schema by the texts for older servers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-older-'))
  const older = await createTestDatabase({ empty: true })
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await older.drop()
  })
  cpSync(migrationsFolder, folder, { recursive: true })
  const variants = readdirSync(folder).filter((name) => name.startsWith('before-postgresql-'))
  expect(variants).toHaveLength(1)
  for (const variant of variants) cpSync(join(folder, variant), folder, { recursive: true })
  await migrate({ DATABASE_URL: older.directUrl, MIGRATION_LOCK_TIMEOUT_MS: 3_000 }, folder)
  expect(await schemaOf(older.directUrl)).toEqual(await schemaOf(database.directUrl))
})

async function schemaOf(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(`
    select table_name as owner, column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '') as part
      from information_schema.columns where table_schema = 'public'
    union all select tablename, indexdef from pg_indexes where schemaname = 'public'
    union all select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2`)
  await client.end()
  return rows
}
