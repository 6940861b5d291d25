import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-ins-'))
})
afterAll(() => rm(folder, { recursive: true }))

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      DATA_DIR: folder,
      MAILBOX_PORT: '0',
      SMTP_PORT: '0',
      ADDRESS_PORT: '0',
      REGISTRY_PORT: '0',
      FEDERATION_PORT: '0',
      ...env,
    },
  })

it('starts, answers, and stops on SIGTERM even with an open connection', async () => {
  const child = start({})
  const [line] = await once(child.stdout, 'data')
  const [, port] = String(line).match(/localhost:(\d+)/) ?? []
  const response = await fetch(`http://127.0.0.1:${port}/api/messages`)
  expect(await response.json()).toEqual([])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it.each([
  [{ NODE_ENV: 'production' }, 'do not start in production'],
  [{ SMTP_PORT: '70000' }, 'SMTP_PORT must be a port number'],
  [{ MAILBOX_PORT: 'x' }, 'MAILBOX_PORT must be a port number'],
  [{ ADDRESS_PORT: '3005.5' }, 'ADDRESS_PORT must be a port number'],
  [{ REGISTRY_PORT: 'x' }, 'REGISTRY_PORT must be a port number'],
  [{ FEDERATION_PORT: '-1' }, 'FEDERATION_PORT must be a port number'],
  [{ SERVICES_PORT: 'x' }, 'SERVICES_PORT must be a port number'],
])('refuses %j', async (env, message) => {
  const child = start(env)
  const [[code], [error]] = await Promise.all([once(child, 'exit'), once(child.stderr, 'data')])
  expect([code, String(error)]).toEqual([1, expect.stringContaining(message)])
})
