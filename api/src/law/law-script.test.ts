import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { afterAll, expect, it } from 'vitest'

const database = await createTestDatabase()
afterAll(database.drop)

const run = (...args: string[]) => {
  const env = {
    BAILCLAIR_MODE: 'one-machine',
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    DOCUMENT_FOLDER: join(tmpdir(), 'bailclair-no-documents'),
  }
  const command = join(import.meta.dirname, '../law.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' })
  return [status, stdout, stderr]
}

it('the command prints what it did, and errors on the other stream', () => {
  const change = ['set', 'energy-season', 'ENDED', '--because', 'loi n° 2026-1', '--since', '2026-01-01']
  expect(run(...change)).toEqual([0, expect.stringMatching(/^energy-season +ENDED +since 2026-01-01\n/), ''])
  expect(run('index', '2025-Q4', '145.9')).toEqual([0, expect.stringContaining('2025-Q4: 145.90'), ''])
  expect(run()).toEqual([0, expect.stringContaining('since 2026-01-01, because loi n° 2026-1\n'), ''])
  expect(run('forget')).toEqual([2, '', expect.stringContaining('Usage: npm run law')])
})
