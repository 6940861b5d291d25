import { type Expression, sql } from 'kysely'
import type { Db } from './db.ts'

/** Rows that are in memory at a time: less than a millisecond of work. */
const batchSize = 50

/**
 * Reads a query by a cursor of the transaction, in batches: a reader that is slow makes the database wait. Rows keep
 * the names that the query gives them.
 */
export async function* readByCursor<Row>(tx: Db, query: Expression<Row>): AsyncGenerator<Row[]> {
  await sql`declare export_rows no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(batchSize)} from export_rows`.execute(tx.withoutPlugins())
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) break
  }
  await sql`close export_rows`.execute(tx)
}
