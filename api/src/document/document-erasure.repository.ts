import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { StoreKey } from './store-port.ts'

/*
 * Times are those of the database: the trigger that writes most rows has no other clock.
 */

/** Longer than any upload takes. */
const oneHourLater = sql<Date>`now() + interval '1 hour'`

/** Registers a blob for deletion before it is written. Inserting the document cancels the deletion. */
export async function scheduleDeletion(db: Db, storeKey: StoreKey): Promise<void> {
  await db.insertInto('documentErasure').values({ storeKey, dueAt: oneHourLater }).execute()
}

/** False: too late, the blob is deleted or being deleted. */
export async function cancelDeletion(tx: Db, storeKey: StoreKey): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('documentErasure').where('storeKey', '=', storeKey).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The upload failed: the worker need not wait. */
export async function deleteNow(db: Db, storeKey: StoreKey): Promise<void> {
  await db.updateTable('documentErasure').set({ dueAt: sql<Date>`now()` }).where('storeKey', '=', storeKey).execute()
}

/** A due deletion that no other worker has locked; the least tried first. */
export const lockErasure = (tx: Db): Promise<{ storeKey: StoreKey } | undefined> =>
  tx
    .selectFrom('documentErasure')
    .select(sql<StoreKey>`store_key`.as('storeKey'))
    .where('dueAt', '<=', sql<Date>`now()`)
    .orderBy('attempts')
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export async function deleteErasure(tx: Db, storeKey: StoreKey): Promise<void> {
  await tx.deleteFrom('documentErasure').where('storeKey', '=', storeKey).execute()
}

/** Retry after 1, 2, 4 … minutes, at most an hour. */
export async function postponeErasure(tx: Db, storeKey: StoreKey): Promise<void> {
  await tx
    .updateTable('documentErasure')
    .set({
      attempts: sql<number>`attempts + 1`,
      dueAt: sql<Date>`now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10)))`,
    })
    .where('storeKey', '=', storeKey)
    .execute()
}

/** Refused by the store, or left alone for minutes; a worker takes seconds for the others. */
export const countOverdueErasures = (db: Db) =>
  db
    .selectFrom('documentErasure')
    .select((eb) => eb.fn.countAll<number>().as('overdue'))
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('dueAt', '<=', sql<Date>`now() - interval '10 minutes'`)]))
    .executeTakeFirstOrThrow()
