import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Realm } from '#platform/session.ts'

type IdentityTaskKind = 'END_SESSION' | 'END_SESSIONS' | 'REMOVE_USER'
export type IdentityTask = {
  id: string
  realm: Realm
  kind: IdentityTaskKind
  /** A session id for END_SESSION, otherwise a subject. */
  target: string
}

/** A task that this instance has for itself; `attempts` includes this one. */
export type ClaimedTask = IdentityTask & { attempts: number }

/** Longer than all calls of a task at the largest IDENTITY_TIMEOUT_MS. */
const claimSeconds = 60

export async function insertTask(db: Db, task: Omit<IdentityTask, 'id'>, createdAt: Date): Promise<IdentityTask> {
  const row = await db
    .insertInto('identityTask')
    .values({ ...task, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...task, id: row.id }
}

/** The database's clock, which all instances share; as text, because a Date has no microseconds. */
export async function readClock(db: Db): Promise<string> {
  const { rows } = await sql<{ time: string }>`select clock_timestamp()::text as time`.execute(db)
  return rows[0]?.time ?? ''
}

/** Fewest attempts first, so that a task that always fails does not block the others. */
const claim = async (db: Db, isDue: RawBuilder<boolean>): Promise<ClaimedTask | undefined> => {
  const { rows } = await sql<ClaimedTask>`
    update identity_task
    set attempts = attempts + 1, claimed_until = clock_timestamp() + ${claimSeconds} * interval '1 second'
    where id = (
      select id from identity_task where ${isDue} order by attempts, created_at limit 1 for update skip locked
    )
    returning id, realm, kind, target, attempts`.execute(db)
  return rows[0]
}

/** The next task that was free at `time`: not one that failed since, here or in another instance. */
export const claimNextTask = (db: Db, time: string): Promise<ClaimedTask | undefined> =>
  claim(db, sql`(claimed_until is null or claimed_until <= ${time}::timestamptz)`)

/** Undefined when it is done, or another instance has it. */
export const claimTask = (db: Db, id: string): Promise<ClaimedTask | undefined> =>
  claim(db, sql`id = ${id} and (claimed_until is null or claimed_until <= clock_timestamp())`)

/** After a failure. Nothing happens when the claim has ended and another instance has the task. */
export async function releaseTask(db: Db, { id, attempts }: ClaimedTask): Promise<void> {
  await db
    .updateTable('identityTask')
    .set({ claimedUntil: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

export async function deleteTask(db: Db, id: string): Promise<void> {
  await db.deleteFrom('identityTask').where('id', '=', id).execute()
}

export const countTasks = (db: Db) =>
  db
    .selectFrom('identityTask')
    .select((eb) => [
      eb.fn.countAll<number>().as('pending'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldestAgeSeconds'),
    ])
    .executeTakeFirstOrThrow()
