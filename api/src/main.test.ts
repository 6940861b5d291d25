import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { spawnApi } from '#test/api-process.ts'
import { outsideAndSecrets } from '#test/harness.ts'

const database = await createTestDatabase({ empty: true })
afterAll(database.drop)
const environment = {
  BAILCLAIR_MODE: 'one-machine',
  DATABASE_URL: database.url,
  DATABASE_DIRECT_URL: database.directUrl,
  SMTP_URL: 'smtp://127.0.0.1:1',
  DOCUMENT_FOLDER: join(tmpdir(), 'bailclair-no-documents'),
}

async function startReady() {
  const api = await spawnApi(environment)
  const isReady = () => api.logs().some(({ message }) => message === 'ready')
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
  return api
}

/** Repeats requests on kept connections until the server closes them; collects the outcomes in `results`. */
async function keepAsking(origin: string, agent: Agent, results: string[]): Promise<void> {
  for (;;) {
    const result = await new Promise<IncomingMessage | NodeJS.ErrnoException>((resolve) => {
      request(`${origin}/api/config`, { agent }, (reply) => reply.resume().on('end', () => resolve(reply)))
        .on('error', resolve)
        .end()
    })
    results.push(result instanceof Error ? (result.code ?? result.message) : String(result.statusCode))
    if (result instanceof Error || result.headers.connection === 'close') return
  }
}

describe('the process', () => {
  it('migrates, gets ready, serves, and exits with 0 on SIGTERM without failing a request', async () => {
    const api = await startReady()
    expect(api.logs()).toContainEqual(expect.objectContaining({ level: 'info', message: 'ready', mode: 'one-machine' }))
    expect((await fetch(`${api.origin}/api/health/ready`)).status).toBe(200)
    expect(await (await fetch(`${api.metricsOrigin}/metrics`)).text()).toContain('nodejs_eventloop_lag_p99_seconds')

    const agent = new Agent({ keepAlive: true })
    const results: string[] = []
    const asking = Promise.all(Array.from({ length: 20 }, () => keepAsking(api.origin, agent, results)))
    await expect.poll(() => results.length, { timeout: 10_000 }).toBeGreaterThan(200)
    api.kill('SIGTERM')
    await asking
    expect(await api.exited).toEqual({ code: 0, signal: null })
    expect(new Set(results)).toEqual(new Set(['200']))
    expect(api.logs().at(-1)).toMatchObject({ message: 'stopped' })
    expect(api.stderr()).toBe('')
  })

  it('warns once at start when its database role has no statement_timeout', async () => {
    const { BAILCLAIR_MODE: _, ...separate } = environment
    const api = await spawnApi({
      ...separate,
      ...outsideAndSecrets,
      NODE_ENV: 'test',
      DATABASE_URL: database.directUrl,
      // patience for a busy machine
      DATABASE_MAX_WAIT_MS: '20000',
    })
    const warnings = () => api.logs().filter(({ message }) => String(message).includes('no statement_timeout'))
    await expect.poll(warnings, { timeout: 30_000 }).toHaveLength(1)
    api.kill('SIGTERM')
    await api.exited
    expect(warnings()).toHaveLength(1)
  })

  it('exits with 0 on SIGINT as well', async () => {
    const api = await startReady()
    api.kill('SIGINT')
    expect(await api.exited).toEqual({ code: 0, signal: null })
  })

  it('does not boot with a wrong configuration, and lists all problems', async () => {
    const api = await spawnApi({ ...environment, NODE_ENV: 'production', LOG_LEVEL: 'loud' })
    expect(await api.exited).toEqual({ code: 1, signal: null })
    expect(api.stderr()).toMatch(
      /^The configuration is not valid:\n {2}- LOG_LEVEL: .*\n {2}- BAILCLAIR_MODE: .*\n {2}- PSEUDONYM_KEY: /,
    )
  })

  it('logs when the database is down', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'
    const api = await spawnApi({ ...environment, DATABASE_URL: nowhere, DATABASE_DIRECT_URL: nowhere })
    expect(await api.exited).toEqual({ code: 1, signal: null })
    expect(api.stderr()).toContain('ECONNREFUSED')
  })
})
