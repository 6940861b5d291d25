import { once } from 'node:events'
import { freePort } from '@bailclair/one-machine/ports.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import pg from 'pg'
import { afterAll } from 'vitest'
import { createDeps } from '#create-deps.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { watchMigrations } from '#platform/database/migrations.ts'
import { startRealms } from '#realm/realm.ts'
import { createIdentityServer } from '#server.ts'

import { signingKeyEncryptionKey } from './signing-key-encryption-key.ts'

type Environment = Record<string, string>

export const webUrl = 'http://web.test:4100'
export const tenantUrl = 'http://tenant.test:4103'
export const deskUrl = 'http://desk.test:4108'
export const apiSecret = 'the secret of the API in tests'

export const environment = {
  NODE_ENV: 'test',
  DATABASE_POOL_SIZE: '4',
  // patience for a busy machine
  DATABASE_MAX_WAIT_MS: '20000',
  WEB_URL: webUrl,
  TENANT_URL: tenantUrl,
  DESK_URL: deskUrl,
  COOKIE_KEYS: 'a-cookie-key-for-tests-0123456789abcdef',
  SIGNING_KEY_ENCRYPTION_KEYS: signingKeyEncryptionKey,
  PSEUDONYM_KEY: 'a key for tests, 32 characters or more',
  BAILCLAIR_API_CLIENT_SECRET: apiSecret,
  DRAIN_DELAY_MS: '0',
}

/** One listening instance of the identity server on this database. */
export async function startInstance(given: Environment) {
  const port = Number(given['PORT'] ?? (await freePort()))
  const config = loadConfig({ IDENTITY_URL: `http://127.0.0.1:${port}`, PORT: String(port), ...environment, ...given })
  const logs: string[] = []
  const logger = createLogger(config, { write: (line) => void logs.push(line) })
  const deps = await createDeps(config, logger)
  const { db } = deps
  const realms = await startRealms(deps)
  const server = createIdentityServer(deps, realms, {
    isDraining: () => false,
    checks: { database: watchMigrations(db) },
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: config.IDENTITY_URL,
    listensOn: `http://127.0.0.1:${port}`,
    deps,
    realms,
    logs,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await db.close()
    },
  }
}

/**
 * The identity server on its own database. `sql` queries it directly, `instance` starts another instance.
 * TEST_DATABASE_ROLE=identity: with the rights of bailclair_identity.
 */
export async function startIdentity({ TEST_DATABASE_ROLE, ...given }: Environment = {}) {
  const database = await createTestDatabase({ role: TEST_DATABASE_ROLE })
  const direct = new pg.Pool({ connectionString: database.directUrl, max: 2 })
  direct.on('error', () => undefined)
  const start = (more: Environment = {}) =>
    startInstance({
      IDENTITY_DATABASE_URL: database.url,
      IDENTITY_DATABASE_DIRECT_URL: database.directUrl,
      ...given,
      ...more,
    })
  const first = await start()
  const others: Awaited<ReturnType<typeof start>>[] = []
  afterAll(async () => {
    for (const instance of [first, ...others]) await instance.stop().catch(() => undefined)
    await direct.end()
    await database.drop()
  })
  return {
    ...first,
    database,
    instance: async (more: Environment = {}) => {
      const another = await start(more)
      others.push(another)
      return another
    },
    sql: async (text: string, values: unknown[] = []) => (await direct.query(text, values)).rows,
  }
}
export type Identity = Awaited<ReturnType<typeof startIdentity>>
