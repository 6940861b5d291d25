import type { Logger } from '@bailclair/server-kit/logger.ts'
import pg from 'pg'
import type { Config } from '#platform/config/environment.ts'

/**
 * An advisory lock shared by all instances. It has its own connection, so it ends when the process dies. `acquire` returns
 * whether it got the lock; `isLocked` whether the connection is still open.
 */
export type SharedLock = {
  acquire: () => Promise<boolean>
  isLocked: () => boolean
  release: () => Promise<void>
  close: () => Promise<void>
}

/** Any key will do, as long as every release uses the same. */
export function openSharedLock(
  { DATABASE_URL, DATABASE_STATEMENT_TIMEOUT_MS }: Pick<Config, 'DATABASE_URL' | 'DATABASE_STATEMENT_TIMEOUT_MS'>,
  logger: Logger,
  key: number,
): SharedLock {
  let client: pg.Client | undefined
  let isLocked = false

  async function connect(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: DATABASE_URL,
      application_name: 'bailclair-jobs',
      connectionTimeoutMillis: 2_000,
      query_timeout: DATABASE_STATEMENT_TIMEOUT_MS + 1_000,
      keepAlive: true,
    })
    fresh.on('error', (err) => logger.warn({ err }, 'the connection that holds a lock was lost'))
    fresh.on('end', () => {
      if (client === fresh) client = undefined
      isLocked = false
    })
    await fresh.connect()
    client = fresh
    return fresh
  }

  /** After a failure the next attempt opens a new connection. */
  function drop() {
    const broken = client
    client = undefined
    isLocked = false
    broken?.end().catch((err) => logger.warn({ err }, 'the connection that held a lock could not be closed'))
  }

  async function tryLock(): Promise<boolean> {
    const own = await connect()
    const { rows } = await own.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key])
    return rows[0]?.held ?? false
  }

  return {
    acquire: async () => {
      try {
        isLocked = await tryLock()
        return isLocked
      } catch (error) {
        drop()
        throw error
      }
    },
    isLocked: () => isLocked,
    release: async () => {
      if (!isLocked) return
      isLocked = false
      await client?.query('select pg_advisory_unlock($1)', [key])
    },
    close: async () => {
      isLocked = false
      await client?.end()
    },
  }
}
