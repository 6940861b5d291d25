import pg from 'pg'
import type { Logger } from '#logger.ts'
import { cancelAndDiscard, isBusy } from './cancel-statement.ts'
import { type Preparation, preparing } from './named-statements.ts'

type Settings = {
  url: string
  /** `application_name` in PostgreSQL. */
  name: string
  size: number
  statementTimeoutMs: number
  /** How long a caller waits for a connection, then 503. */
  maxWaitMs: number
  types?: pg.CustomTypesConfig
  /** By default no statement has a name. */
  preparation?: Preparation
}

/**
 * A pool with timeouts that logs a lost connection instead of crashing. It sends no startup parameters, so that it can
 * lead through PgBouncer; transactions carry their own timeouts (transaction-timeouts.ts).
 */
export function openPool(settings: Settings, logger: Logger): pg.Pool {
  const { url, name, size, statementTimeoutMs, maxWaitMs, types, preparation = 'off' } = settings
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    ...(types && { types }),
    connectionTimeoutMillis: maxWaitMs,
    idleTimeoutMillis: 30_000,
    // for single statements, and for a server that vanished (power, network); a transaction ends a second earlier
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    ...(preparation !== 'off' && preparing(preparation)),
  })
  // without a listener, the error event of a lost connection ends the process
  pool.on('connect', (client) => client.on('error', (err) => logger.warn({ err }, 'database connection lost')))
  pool.on('error', () => undefined)
  // the statement would go on there, and the next user of the connection would wait for it
  pool.on('release', (_, client) => {
    if (isBusy(client)) cancelAndDiscard(client, logger)
  })
  return pool
}
