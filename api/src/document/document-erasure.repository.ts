import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { StoreKey } from './store-port.ts'

/*
 * The times here are the database's own: the trigger that writes most rows knows no other clock.
 */

/** Long after any upload is over. */
const reservation = sql<Date>`now() + interval '1 hour'`

/** Before bytes are put: unless a document is made of them, they go. */
export async function reserve(db: Db, storeKey: StoreKey): Promise<void> {
  await db.insertInto('documentErasure').values({ storeKey, dueAt: reservation }).execute()
}

/** A document is made of them after all. False: too late, they are gone or going. */
export async function liftReservation(tx: Db, storeKey: StoreKey): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('documentErasure').where('storeKey', '=', storeKey).executeTakeFirst()
  return numDeletedRows > 0n
}

/** No document will be made of them. */
export async function endReservation(db: Db, storeKey: StoreKey): Promise<void> {
  await db.updateTable('documentErasure').set({ dueAt: sql<Date>`now()` }).where('storeKey', '=', storeKey).execute()
}

/** One that is due and that nobody else works on, held until the transaction ends; those tried least come first. */
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

/** A minute later, then two, four … an hour at most. */
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

/** Those that are due: uploads under way are not. */
export const countErasures = (db: Db) =>
  db
    .selectFrom('documentErasure')
    .select((eb) => [
      eb.fn.countAll<number>().as('pending'),
      sql<number>`coalesce(max(attempts), 0)`.as('mostAttempts'),
    ])
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('dueAt', '<=', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow()
