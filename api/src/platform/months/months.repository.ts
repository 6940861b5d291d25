import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Adds one month to one table (decision 221). False: three months ahead are there. */
export async function addMissingMonth(db: Db): Promise<boolean> {
  const { rows } = await sql<{ added: string | null }>`select add_missing_month() as added`.execute(db)
  return Boolean(rows[0]?.added)
}

export type MonthCoverage = { name: string; endsAt: Date; defaultHasRows: boolean }

export async function readCoverage(db: Db): Promise<MonthCoverage[]> {
  const { rows } = await sql<MonthCoverage>`select * from month_coverage()`.execute(db)
  return rows
}
