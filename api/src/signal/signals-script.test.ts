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
  const command = join(import.meta.dirname, '../signals.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' })
  return [status, stdout, stderr]
}

it('the command prints what it did, and errors on the other stream', () => {
  expect(run('off', 'SAME_BYTES')).toEqual([0, 'SAME_BYTES: off.\n', ''])
  expect(run()).toEqual([0, expect.stringMatching(/^EDITED_WITH +on .*SAME_BYTES +off .*not useful\n$/s), ''])
  expect(run('forget')).toEqual([2, '', expect.stringContaining('Usage: npm run signals')])
})
