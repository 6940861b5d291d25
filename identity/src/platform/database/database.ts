import { isDatabaseUnavailable, isUnstorableText } from '@bailclair/server-kit/database/failures.ts'
import { openPool } from '@bailclair/server-kit/database/open-pool.ts'
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
  close: () => Promise<void>
}

type Settings = Pick<Config, 'IDENTITY_DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_TIMEOUT_MS'>

export function openDatabase(config: Settings, logger: Logger): Database {
  const pool = openPool(
    {
      url: config.IDENTITY_DATABASE_URL,
      name: 'bailclair-identity',
      size: config.DATABASE_POOL_SIZE,
      statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    logger,
  )
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
