import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, expect, it, onTestFinished } from 'vitest'

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
