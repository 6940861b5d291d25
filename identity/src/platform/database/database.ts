import { isDatabaseUnavailable, isUnstorableText } from '@bailclair/server-kit/database/failures.ts'
import { openPool } from '@bailclair/server-kit/database/open-pool.ts'
import { setTimeouts } from '@bailclair/server-kit/database/transaction-timeouts.ts'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import type pg from 'pg'
import type { Config } from '#platform/config/environment.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { Unavailable } from '#platform/unavailable.ts'

/** A pool or a transaction: repositories accept both. */
export type Db = {
  query: <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<Row[]>
}

export type Database = Db & {
  transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>
  usage: () => { open: number; idle: number; waiting: number }
  close: () => Promise<void>
}

type Settings = Pick<
  Config,
  'IDENTITY_DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_MAX_WAIT_MS' | 'DATABASE_STATEMENT_TIMEOUT_MS'
>

export function openDatabase(config: Settings, logger: Logger): Database {
  const statementTimeoutMs = config.DATABASE_STATEMENT_TIMEOUT_MS
  const begin = `begin; ${setTimeouts({ statementTimeoutMs })}`
  const pool = openPool(
    {
      url: config.IDENTITY_DATABASE_URL,
      name: 'bailclair-identity',
      size: config.DATABASE_POOL_SIZE,
      maxWaitMs: config.DATABASE_MAX_WAIT_MS,
      statementTimeoutMs,
    },
    logger,
  )
  return {
    ...queriesOf(pool),
    transaction: (work) => mapDatabaseErrors(() => transact(pool, begin, work)),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** Sent as Retry-After while the database is down. */
const retryAfterSeconds = 2

/** Maps connection errors to 503 and text that PostgreSQL cannot store (NUL) to 400. */
async function mapDatabaseErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (isDatabaseUnavailable(cause)) throw new Unavailable(retryAfterSeconds, { cause })
    throw isUnstorableText(cause) ? new HttpError(400, { cause }) : cause
  }
}

const queriesOf = (connection: pg.Pool | pg.PoolClient): Db => ({
  query: <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
    mapDatabaseErrors(async () => (await connection.query<Row>(sql, [...values])).rows),
})

async function transact<Result>(pool: pg.Pool, begin: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(begin)
    const result = await work(queriesOf(client))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // a connection that cannot roll back is discarded
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
    throw error
  }
}
