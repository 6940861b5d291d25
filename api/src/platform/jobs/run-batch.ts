import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Less than requests have (5 s): a batch is small, and one that waits for a lock is better tried again later. */
const statementTimeoutMs = 4_000

export type RunBatch = <Result>(db: Db, work: (tx: Db) => Promise<Result>) => Promise<Result>

/** One batch of a job, in a transaction of its own with its own limit for each statement. */
export const runBatch: RunBatch = (db, work) => runBatchWithin(db, statementTimeoutMs, work)

export const runBatchWithin = <Result>(db: Db, timeoutMs: number, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql.raw(`set local statement_timeout = ${timeoutMs}`).execute(tx)
    return work(tx)
  })

const codes = ['57014', '55P03']

/** A statement took too long, or waited too long for a lock. */
export const isBatchTimeout = (error: unknown): boolean =>
  error instanceof Error && codes.includes(String((error as { code?: unknown }).code))
