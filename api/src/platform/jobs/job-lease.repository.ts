import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

const name = 'jobs'
const deadline = (leaseMs: number) => sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

/** Returns false while another holder has it. */
export async function takeLease(db: Db, holder: string, leaseMs: number): Promise<boolean> {
  const rows = await db
    .insertInto('jobLease')
    .values({ name, holder, expiresAt: deadline(leaseMs) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expiresAt: deadline(leaseMs) })
        .where('jobLease.expiresAt', '<=', sql<Date>`clock_timestamp()`),
    )
    .returning('holder')
    .execute()
  return rows.length > 0
}

/** Returns false when it expired or somebody else took it. */
export async function renewLease(db: Db, holder: string, leaseMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobLease')
    .set({ expiresAt: deadline(leaseMs) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endLease(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('jobLease').where('name', '=', name).where('holder', '=', holder).execute()
}
