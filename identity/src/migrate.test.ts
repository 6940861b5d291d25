import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { expect, it } from 'vitest'

const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'migrate.ts')], { env })

it('migrates, and names accounts that share a mailbox without touching them', async () => {
  const database = await createTestDatabase({ empty: true })
  const env = {
    BAILCLAIR_MODE: 'one-machine',
    IDENTITY_DATABASE_URL: database.directUrl,
    PORT: '1',
    IDENTITY_URL: 'http://127.0.0.1:1',
  }
  expect((await run(env)).stdout).toMatch(/^Applied 0001-account\.sql, [^\n]+\n$/)
  const client = new pg.Client(database.directUrl)
  await client.connect()
  const { rows } = await client.query(`insert into account (realm, email, email_verified, enabled, language)
    values ('owner', 'ana@kessai.example', true, true, 'fr'), ('owner', 'ana@keſſai.example', true, true, 'fr'),
      ('tenant', 'ana@keſſai.example', true, true, 'fr') returning id`)
  expect((await run(env)).stdout).toBe(
    `Nothing to apply\nAccount ${rows[1].id}: another account of its realm has the same mailbox, ana@kessai.example\n`,
  )
  const after = await client.query('select email from account order by realm, email')
  expect(after.rows.map(({ email }) => email)).toEqual([
    'ana@kessai.example',
    'ana@keſſai.example',
    'ana@kessai.example',
  ])
  await client.end()
  await database.drop()
})
