import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { afterAll, expect, it } from 'vitest'

const database = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'bailclair-trust-'))
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const run = (...args: string[]) => {
  const env = {
    BAILCLAIR_MODE: 'one-machine',
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    DOCUMENT_FOLDER: folder,
  }
  const command = join(import.meta.dirname, '../trust-list.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' })
  return [status, stdout, stderr]
}

it('the command prints what it did, and errors on the other stream', async () => {
  const list = join(folder, 'list.xml')
  await writeFile(list, codeAuthority.trustList())
  expect(run('import', list)).toEqual([0, expect.stringContaining('added FR00 Autorité de démonstration'), ''])
  expect(run()).toEqual([
    0,
    expect.stringMatching(/^List 1, imported .*\nFR00 {2}.*: 0 certificates, no revoc.*\n$/),
    '',
  ])
  expect(run('import', folder)).toEqual([1, '', `Nothing was changed: ${folder}: no such file\n`])
  expect(run('forget')).toEqual([2, '', expect.stringContaining('Usage: npm run trust-list')])
})
