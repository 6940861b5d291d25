import type { Logger } from '@bailclair/platform/logger.ts'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#platform/config/environment.ts'
import type { Schema } from './schema.generated.ts'

/** A connection or a transaction: repositories accept both. */
export type Db = Kysely<Schema>

/** The pool behind a `Db`, for those who watch it or close it. */
export type Database = {
  db: Db
  usage: () => { open: number; idle: number; waiting: number }
  close: () => Promise<void>
}

const int8 = 20
const date = 1082

/** Counts are numbers, and a calendar day stays the text `YYYY-MM-DD`: pg would make it local midnight. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number
    if (oid === date) return String
    return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text')
  },
}

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_TIMEOUT_MS'>

export function openDatabase(config: Settings, logger: Logger): Database {
  const pool = new pg.Pool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    application_name: 'bailclair-api',
    types,
    // milliseconds; a request that cannot get a connection in time answers 503 instead of queueing for ever
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: config.DATABASE_STATEMENT_TIMEOUT_MS,
    lock_timeout: config.DATABASE_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * config.DATABASE_STATEMENT_TIMEOUT_MS,
    // a server that vanished without a word (power, network) is noticed here, not by statement_timeout
    query_timeout: config.DATABASE_STATEMENT_TIMEOUT_MS + 1_000,
    keepAlive: true,
  })
  // a connection that breaks tells its client, and the pool too while it is idle; unheard, either ends the process
  pool.on('connect', (client) => client.on('error', (err) => logger.warn({ err }, 'database connection lost')))
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
  return {
    db,
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  }
}
