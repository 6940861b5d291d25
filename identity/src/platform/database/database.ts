import { isDatabaseUnavailable, isUnstorableText } from '@bailclair/platform/database/failures.ts'
import type { Logger } from '@bailclair/platform/logger.ts'
import pg from 'pg'
import type { Config } from '#platform/config/environment.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { Unavailable } from '#platform/unavailable.ts'

/** A pool or a transaction: repositories accept both. */
export type Db = {
  query: <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<Row[]>
}

export type Database = Db & {
  transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

type Settings = Pick<Config, 'IDENTITY_DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_TIMEOUT_MS'>

export function openDatabase(config: Settings, logger: Logger): Database {
  const pool = openPool(config, logger)
  return {
    ...queriesOf(pool),
    transaction: (work) => explained(() => transact(pool, work)),
    close: () => pool.end(),
  }
}

/** Seconds after which a client may try again while the database is away. */
const retryAfter = 2

/** A database that is away is an `Unavailable`, and text it cannot store (a NUL) a 400, whoever asked it. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (isDatabaseUnavailable(cause)) throw new Unavailable(retryAfter, { cause })
    throw isUnstorableText(cause) ? new HttpError(400, { cause }) : cause
  }
}

const queriesOf = (connection: pg.Pool | pg.PoolClient): Db => ({
  query: <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
    explained(async () => (await connection.query<Row>(sql, [...values])).rows),
})

async function transact<Result>(pool: pg.Pool, work: (db: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(queriesOf(client))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // the connection may be what failed: one that cannot roll back is thrown away
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
    throw error
  }
}

function openPool(config: Settings, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: config.IDENTITY_DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    application_name: 'bailclair-identity',
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
  return pool
}
