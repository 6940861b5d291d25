import { openPool } from '@bailclair/server-kit/database/open-pool.ts'
import { setTimeouts } from '@bailclair/server-kit/database/transaction-timeouts.ts'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import { CamelCasePlugin, Kysely } from 'kysely'
import pg from 'pg'
import type { Config } from '#platform/config/environment.ts'
import { BoundedDialect } from './bounded-dialect.ts'
import type { Schema } from './schema.generated.ts'

/** A pool or a transaction: repositories accept both. */
export type Db = Kysely<Schema>

/** A `Db` with its pool, for metrics and shutdown. */
export type Database = {
  db: Db
  usage: () => { open: number; idle: number; waiting: number }
  close: () => Promise<void>
}

const int8 = 20
const date = 1082

/** Counts become numbers. A date stays the text `YYYY-MM-DD`; pg would turn it into local midnight. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number
    if (oid === date) return String
    return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text')
  },
}

type Settings = Pick<
  Config,
  'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_MAX_WAIT_MS' | 'DATABASE_STATEMENT_TIMEOUT_MS'
> &
  Partial<Pick<Config, 'DATABASE_PREPARED_STATEMENTS'>>

/** A pool besides that of the requests. */
type OwnPool = { name: string; size: number; idleInTransactionTimeoutMs?: number; maxWaitMs?: number }

export function openDatabase(config: Settings, logger: Logger, own?: OwnPool): Database {
  const statementTimeoutMs = config.DATABASE_STATEMENT_TIMEOUT_MS
  const pool = openPool(
    {
      url: config.DATABASE_URL,
      name: own?.name ?? 'bailclair-api',
      size: own?.size ?? config.DATABASE_POOL_SIZE,
      maxWaitMs: own?.maxWaitMs ?? config.DATABASE_MAX_WAIT_MS,
      statementTimeoutMs,
      types,
      preparation: config.DATABASE_PREPARED_STATEMENTS ?? 'auto',
    },
    logger,
  )
  const timeouts = setTimeouts({
    statementTimeoutMs,
    idleInTransactionTimeoutMs: own?.idleInTransactionTimeoutMs,
  })
  const db = new Kysely<Schema>({ dialect: new BoundedDialect({ pool }, timeouts), plugins: [new CamelCasePlugin()] })
  return {
    db,
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  }
}
