import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Counts } from './job.ts'

export type JobRun = { name: string; startedAt: Date; succeededAt: Date | null; failures: number; counts: Counts }

export async function listRuns(db: Db): Promise<ReadonlyMap<string, JobRun>> {
  const rows = await db
    .selectFrom('jobRun')
    .select(['name', 'startedAt', 'succeededAt', 'failures', sql<Counts>`counts`.as('counts')])
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}

/** Written before the run and counted as a failure, so a killed run counts too. A normal end resets it. */
export async function recordStart(db: Db, name: string, startedAt: Date): Promise<void> {
  await db
    .insertInto('jobRun')
    .values({ name, startedAt, failures: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ startedAt, failures: sql<number>`job_run.failures + 1` }),
    )
    .execute()
}

export async function recordSuccess(db: Db, name: string, { startedAt, counts }: { startedAt: Date; counts: Counts }) {
  const done = { succeededAt: startedAt, failures: 0, counts: JSON.stringify(counts) }
  await db.updateTable('jobRun').set(done).where('name', '=', name).execute()
}

/** The job was stopped without an error, so it is due again at once. */
export async function recordInterruption(db: Db, name: string, counts: Counts): Promise<void> {
  const left = { failures: 0, counts: JSON.stringify(counts) }
  await db.updateTable('jobRun').set(left).where('name', '=', name).execute()
}

/** `recordStart` has already counted the failure. */
export async function recordFailure(db: Db, name: string, counts: Counts): Promise<void> {
  await db
    .updateTable('jobRun')
    .set({ counts: JSON.stringify(counts) })
    .where('name', '=', name)
    .execute()
}
