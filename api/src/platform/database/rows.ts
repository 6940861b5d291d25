import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import type { Schema } from './schema.generated.ts'

/** Counts expired rows, and deletes a batch of them. Both return a number of rows. */
export type Purge = {
  count: (db: Db, now: Date) => Promise<number>
  remove: (db: Db, now: Date, limit: number) => Promise<number>
  /** By default 1,000. */
  batchSize?: number
}

/** Batches, because one statement over a million rows would keep their locks until its end. */
export const purgeOf = (
  table: keyof Schema,
  condition: (now: Date) => RawBuilder<boolean>,
  /** A partitioned table needs its own key: rows of two partitions can have the same ctid. */
  key: 'ctid' | 'id' = 'ctid',
): Purge => ({
  count: async (db, now) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${condition(now)}`.execute(db)
    return rows[0]?.count ?? 0
  },
  remove: async (db, now, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} = any(array(
        select ${sql.ref(key)} from ${sql.table(table)} where ${condition(now)} limit ${limit} for update skip locked))`.execute(
      db,
    )
    return Number(numAffectedRows ?? 0)
  },
})
