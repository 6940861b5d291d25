import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'

const database = await createTestDatabase()
const client = new pg.Client({ connectionString: database.directUrl })
await client.connect()
const folder = await mkdtemp(join(tmpdir(), 'bailclair-audit-'))
afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const file = join(folder, 'audit.prom')
const run = (...args: string[]) => {
  const env = {
    BAILCLAIR_MODE: 'one-machine',
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    DOCUMENT_FOLDER: folder,
  }
  const command = join(import.meta.dirname, '../check-audit.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const problems = async () => (await readFile(file, 'utf8')).match(/^audit_chain_problems (\d+)$/m)?.[1]

it('the command checks the audit log and writes a file for the collector', async () => {
  const began = Math.floor(Date.now() / 1_000)
  expect(run('check', '--metrics', file)).toEqual({
    status: 0,
    stdout: '0 sealed entries, 0 waiting, 0 problems\nHead: none yet\n',
    stderr: '',
  })
  expect([await problems(), await readdir(folder)]).toEqual(['0', ['audit.prom']])
  const checkedAt = (await readFile(file, 'utf8')).match(/^audit_chain_checked_timestamp_seconds (\d+)$/m)?.[1]
  expect(Number(checkedAt)).toBeGreaterThanOrEqual(began)

  await client.query(`begin; set local session_replication_role = replica;
    insert into audit_entry (occurred_at, action) values (now(), 'X'); commit`)
  expect(run('check', '--metrics', file)).toMatchObject({ status: 1, stderr: expect.stringContaining('never sealed') })
  expect(await problems()).toBe('1')
})

it('a mistyped option is not taken for a changed log', () => {
  expect(run('check', '--metric', file)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') })
})
