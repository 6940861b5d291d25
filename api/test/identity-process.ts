import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@bailclair/one-machine/ports.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, vi } from 'vitest'

const main = join(import.meta.dirname, '../../identity/src/main.ts')

/** The real identity server as a process, on its own database. */
export async function startIdentityProcess(clientSecret: string, more: Record<string, string> = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const database = await createTestDatabase({ empty: true })
  const url = `http://127.0.0.1:${port}`
  const env = {
    BAILCLAIR_MODE: 'one-machine',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    IDENTITY_URL: url,
    IDENTITY_DATABASE_URL: database.url,
    IDENTITY_DATABASE_DIRECT_URL: database.directUrl,
    BAILCLAIR_API_CLIENT_SECRET: clientSecret,
    LOG_LEVEL: 'warn',
    ...more,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'close')
  const direct = new pg.Pool({ connectionString: database.directUrl, max: 1 })
  direct.on('error', () => undefined)
  afterAll(async () => {
    child.kill('SIGKILL')
    await exited
    await direct.end()
    await database.drop()
  })
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(isReady, { timeout: 20_000, interval: 50 })
  return { url, sql: async (text: string, values: unknown[] = []) => (await direct.query(text, values)).rows }
}
