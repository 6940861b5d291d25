import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@bailclair/one-machine/ports.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { afterEach, expect, it } from 'vitest'
import { environment } from '#test/harness.ts'

const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  running.clear()
})

function run(script: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  return {
    child,
    end: async () => {
      const [code] = await once(child, 'close')
      const [stdout, stderr] = await output
      return { code, stdout, stderr }
    },
  }
}
const untilReady = (url: string) => {
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  return expect.poll(isReady, { timeout: 20_000 }).toBe(true)
}

it('on one machine: migrates an empty database, creates keys, serves, and drains on SIGTERM', async () => {
  const database = await createTestDatabase({ empty: true })
  const [port, metricsPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const env = {
    BAILCLAIR_MODE: 'one-machine',
    IDENTITY_DATABASE_URL: database.url,
    IDENTITY_DATABASE_DIRECT_URL: database.directUrl,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    IDENTITY_URL: url,
  }
  const server = run('main.ts', env)
  await untilReady(url)
  const certs = async () => {
    const response = await fetch(`${url}/realms/owner/protocol/openid-connect/certs`)
    return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
  }
  const before = await certs()
  expect(before).toHaveLength(2)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/realms/:realm (jwks)",status="2xx"}',
  )
  expect(metrics).toContain('# TYPE sign_ins_total counter')
  expect((await fetch(`${url}/metrics`)).status).toBe(404)

  expect(await run('rotate-keys.ts', env, 'owner').end()).toMatchObject({
    code: 0,
    stdout: 'Rotated the signing keys of owner\n',
  })
  expect(await run('rotate-keys.ts', env, 'nobody').end()).toMatchObject({ code: 1 })
  expect(await run('migrate.ts', env).end()).toMatchObject({ code: 0, stdout: 'Nothing to apply\n' })

  server.child.kill('SIGTERM')
  const { code, stdout } = await server.end()
  expect(code).toBe(0)
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).message),
  ).toEqual(expect.arrayContaining(['migrated', 'ready', 'draining', 'stopped']))

  // the rotated keys are used after a restart
  run('main.ts', env)
  await untilReady(url)
  expect(await certs()).toHaveLength(3)
  expect((await certs())[0]).toBe(before[1])
  await database.drop()
}, 60_000)

it('warns once at start when its database role has no statement_timeout', async () => {
  const database = await createTestDatabase()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = run('main.ts', {
    ...environment,
    IDENTITY_DATABASE_URL: database.directUrl,
    PORT: String(port),
    METRICS_PORT: String(await freePort()),
    IDENTITY_URL: url,
  })
  await untilReady(url)
  server.child.kill('SIGTERM')
  const { stdout } = await server.end()
  expect(stdout.match(/the database role has no statement_timeout/g)).toHaveLength(1)
  await database.drop()
}, 60_000)

it.each([
  ['without secrets', {}, 'COOKIE_KEYS is missing'],
  [
    'in production with demonstration secrets',
    { BAILCLAIR_MODE: 'one-machine', NODE_ENV: 'production' },
    'not production',
  ],
])('does not boot %s', async (_, env, message) => {
  const { code, stderr, stdout } = await run('main.ts', {
    IDENTITY_DATABASE_URL: 'postgres://127.0.0.1:1/x',
    ...env,
  }).end()
  expect(code).toBe(1)
  expect(stderr).toContain(message)
  expect(stdout).toBe('')
})
