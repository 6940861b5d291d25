import pg from 'pg'
import type { Logger } from '#logger.ts'

type Settings = {
  url: string
  /** How PostgreSQL names the sessions of this server. */
  name: string
  size: number
  statementTimeoutMs: number
  types?: pg.CustomTypesConfig
}

/** Connections that give up in time, and whose loss is logged rather than fatal. */
export function openPool({ url, name, size, statementTimeoutMs, types }: Settings, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    ...(types && { types }),
    // milliseconds; a request that cannot get a connection in time answers 503 instead of queueing for ever
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    // a server that vanished without a word (power, network) is noticed here, not by statement_timeout
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
  })
  // a connection that breaks tells its client, and the pool too while it is idle; unheard, either ends the process
  pool.on('connect', (client) => client.on('error', (err) => logger.warn({ err }, 'database connection lost')))
  pool.on('error', () => undefined)
  return pool
}
