import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '@bailclair/server-kit/database/failures.ts'
import type { Logger } from '@bailclair/server-kit/logger.ts'
import { type ControlledTransaction, sql } from 'kysely'
import type { Config } from '#platform/config/environment.ts'
import { type Db, openDatabase } from './db.ts'
import type { Schema } from './schema.generated.ts'

export type Snapshot = ControlledTransaction<Schema>

/** A standby that may be read instead of the primary. Each result is undefined when the primary must be read. */
export type Replica = {
  /** For figures: at most DATABASE_REPLICA_MAX_LAG_SECONDS old. */
  beginRecent: () => Promise<Snapshot | undefined>
  /** With everything that was committed before the call: people look for what they have just changed. */
  beginUpToDate: () => Promise<Snapshot | undefined>
  close: () => Promise<void>
}

/** After a failure the primary is read for this long, because a dead host makes every call wait. */
const pauseMs = 10_000
/** A standby in good health has replayed a commit after a few milliseconds. */
const replayTimeoutMs = 500
const replayPollMs = 5

const none: Replica = {
  beginRecent: async () => undefined,
  beginUpToDate: async () => undefined,
  close: async () => undefined,
}

export function openReplica(config: Config, primary: Db, logger: Logger): Replica {
  if (!config.DATABASE_REPLICA_URL) return none
  const { db, close } = openDatabase({ ...config, DATABASE_URL: config.DATABASE_REPLICA_URL }, logger, {
    name: 'bailclair-replica',
    size: config.DATABASE_EXPORT_POOL_SIZE + 1,
  })
  let retryAt = 0

  async function begin(maxLagSeconds: number, waitMs: number): Promise<Snapshot | undefined> {
    if (performance.now() < retryAt) return undefined
    try {
      const position = await readPosition(primary)
      const deadline = performance.now() + waitMs
      for (;;) {
        const { snapshot, lagSeconds } = await beginSnapshot(db, position)
        if (lagSeconds <= maxLagSeconds) return snapshot
        await snapshot.rollback().execute()
        if (performance.now() >= deadline) {
          logger.info({ lagSeconds }, 'the replica is behind: the primary is read')
          return undefined
        }
        await sleep(replayPollMs)
      }
    } catch (err) {
      retryAt = performance.now() + pauseMs
      logger.warn({ err }, 'the replica cannot be read: the primary is')
      return undefined
    }
  }

  return {
    beginRecent: () => begin(config.DATABASE_REPLICA_MAX_LAG_SECONDS, 0),
    beginUpToDate: () => begin(0, replayTimeoutMs),
    close,
  }
}

/** Reads figures from the replica if it is recent enough, otherwise from the primary. */
export async function readFromReplica<T>(
  { db, replica }: { db: Db; replica: Replica },
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const snapshot = await replica.beginRecent()
  if (!snapshot) return read(db)
  try {
    return await read(snapshot)
  } catch (error) {
    if (isDatabaseUnavailable(error)) return read(db)
    throw error
  } finally {
    await endSnapshot(snapshot)
  }
}

/** Nothing was written; a lost connection cannot be rolled back and is given back all the same. */
export const endSnapshot = (snapshot: Snapshot): Promise<unknown> =>
  snapshot
    .rollback()
    .execute()
    .catch(() => undefined)

/** Everything that a statement of this transaction sees is of one moment. */
export const beginRead = (db: Db): Promise<Snapshot> =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()

/** In the write-ahead log: what is committed now lies before it. */
async function readPosition(primary: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(primary)
  return rows[0]?.position ?? '0/0'
}

/** The lag is read by the first statement, so the snapshot has what it says. A primary has no lag. */
async function beginSnapshot(db: Db, position: string): Promise<{ snapshot: Snapshot; lagSeconds: number }> {
  const snapshot = await beginRead(db)
  try {
    const { rows } = await sql<{ lag: number }>`
      select case when not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn then 0
        else greatest(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0.001)
      end::float8 as lag`.execute(snapshot)
    return { snapshot, lagSeconds: rows[0]?.lag ?? Number.POSITIVE_INFINITY }
  } catch (error) {
    await endSnapshot(snapshot)
    throw error
  }
}
