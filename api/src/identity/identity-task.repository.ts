import { sql } from 'kysely'
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

const columns = ['id', 'realm', 'kind', 'target'] as const

export async function insertTask(db: Db, task: Omit<IdentityTask, 'id'>, createdAt: Date): Promise<IdentityTask> {
  const row = await db
    .insertInto('identityTask')
    .values({ ...task, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...task, id: row.id }
}

/** Fewest attempts first, so that a task that always fails does not block the others. */
export const listTasks = (db: Db, limit: number): Promise<IdentityTask[]> =>
  db
    .selectFrom('identityTask')
    .select(columns)
    .orderBy('attempts')
    .orderBy('createdAt')
    .limit(limit)
    .execute() as Promise<IdentityTask[]>

export async function deleteTask(db: Db, id: string): Promise<void> {
  await db.deleteFrom('identityTask').where('id', '=', id).execute()
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable('identityTask')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const countTasks = (db: Db) =>
  db
    .selectFrom('identityTask')
    .select((eb) => [
      eb.fn.countAll<number>().as('pending'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldestAgeSeconds'),
    ])
    .executeTakeFirstOrThrow()
