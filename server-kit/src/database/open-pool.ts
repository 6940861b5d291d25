import pg from 'pg'
import type { Logger } from '#logger.ts'

type Settings = {
  url: string
  /** `application_name` in PostgreSQL. */
  name: string
  size: number
  statementTimeoutMs: number
  /** By default twice the timeout of a statement. */
  idleInTransactionTimeoutMs?: number | undefined
  /** How long a caller waits for a connection, then 503. */
  maxWaitMs: number
  types?: pg.CustomTypesConfig
}

/** A pool with timeouts that logs a lost connection instead of crashing. */
export function openPool(settings: Settings, logger: Logger): pg.Pool {
  const { url, name, size, statementTimeoutMs, idleInTransactionTimeoutMs, maxWaitMs, types } = settings
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    ...(types && { types }),
    connectionTimeoutMillis: maxWaitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs ?? 2 * statementTimeoutMs,
    // detects a server that vanished (power, network), which statement_timeout cannot
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
  })
  // without a listener, the error event of a lost connection ends the process
  pool.on('connect', (client) => client.on('error', (err) => logger.warn({ err }, 'database connection lost')))
  pool.on('error', () => undefined)
  return pool
}
