import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { environment, startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'

const identity = await startIdentity()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bailclair-export-'))
  return () => rm(folder, { recursive: true })
})

const run = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { ...environment, IDENTITY_URL: identity.url, IDENTITY_DATABASE_URL: identity.database.url }
    const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...env } }
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'export-users.ts'), ...args],
      options,
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })

it('names the file and what is in it, and prints no secret', async () => {
  const { secret = '', email } = await addPerson(identity, { realm: 'staff' })
  const { code, stdout, stderr } = await run('--realm', 'staff')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('Wrote 1 accounts of staff to staff-users.json: 1 passwords, 0 passkeys, 1 code apps')
  const file = await readFile(join(folder, 'staff-users.json'), 'utf8')
  expect(file).toContain(secret)
  for (const private_ of [secret, email, 'argon2']) expect(stdout).not.toContain(private_)
  const again = await run('--realm', 'staff')
  expect(again).toMatchObject({ code: 1, stdout: '' })
  expect(again.stderr).toContain('staff-users.json')
  expect(await readFile(join(folder, 'staff-users.json'), 'utf8')).toBe(file)
  const elsewhere = join(folder, 'other.json')
  expect((await run('--realm', 'staff', '--out', elsewhere)).stdout).toContain(elsewhere)
})

it.each([[[]], [['--realm', 'nobody']], [['--all']]])('refuses %j', async (args) => {
  expect(await run(...args)).toMatchObject({ code: 1, stdout: '' })
})
