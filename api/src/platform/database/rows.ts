import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import type { Schema } from './schema.generated.ts'

/** Rows that have had their time: how many there are, and the removal of some of them, which says how many those were. */
export type Purge = {
  count: (db: Db, now: Date) => Promise<number>
  remove: (db: Db, now: Date, limit: number) => Promise<number>
}

/** Some at a time: a statement that removes a million rows holds their locks until the last of them. */
export const purgeOf = (table: keyof Schema, condition: (now: Date) => RawBuilder<boolean>): Purge => ({
  count: async (db, now) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${condition(now)}`.execute(db)
    return rows[0]?.count ?? 0
  },
  remove: async (db, now, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition(now)} limit ${limit} for update skip locked))`.execute(
      db,
    )
    return Number(numAffectedRows ?? 0)
  },
})
