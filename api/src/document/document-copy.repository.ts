import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { StoreKey } from './store-port.ts'
import { sealedTables } from './wrapped-key.repository.ts'

/** What the bytes of a document or an upload are called, and how long they are before encryption. */
export type StoredDocument = { id: string; storeKey: StoreKey; size: number }

/** Documents and uploads whose key starts with these digits, in the order of keys. */
export const listStored = async (
  db: Db,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<StoredDocument[]> => {
  const range = sql`store_key > ${after || prefix} and store_key <= ${`${prefix}${'f'.repeat(30)}`}
    order by store_key limit ${limit}`
  const { rows } = await sql<StoredDocument>`select * from (
      (select id, store_key, size from document where ${range})
      union all (select id, store_key, size from upload where ${range})) as stored
    order by store_key limit ${limit}`.execute(db)
  return rows
}

/** Those of these keys whose document or upload is still there. */
export const findStored = async (db: Db, keys: readonly StoreKey[]): Promise<Set<StoreKey>> => {
  const { rows } = await sql<{ storeKey: StoreKey }>`select store_key from document where store_key = any(${keys})
    union all select store_key from upload where store_key = any(${keys})`.execute(db)
  return new Set(rows.map(({ storeKey }) => storeKey))
}

/** Names bytes before they are written to the new store. */
export async function registerCopies(db: Db, run: string, keys: readonly StoreKey[]): Promise<void> {
  await sql`insert into document_copy (store_key, run) select unnest(${keys}::text[]), ${run}
    on conflict (store_key) do update set run = excluded.run, started_at = now()`.execute(db)
}

/**
 * After the bytes were written: those whose document was erased meanwhile are registered for deletion, again if need
 * be, and returned. An erasure under way is waited for: it may have been before the bytes came back.
 */
export async function settleCopies(tx: Db, run: string, keys: readonly StoreKey[]): Promise<StoreKey[]> {
  const kept = new Set<StoreKey>()
  for (const table of sealedTables) {
    const { rows } = await sql<{ storeKey: StoreKey }>`select store_key from ${sql.table(table)}
      where store_key = any(${keys}) for key share`.execute(tx)
    for (const { storeKey } of rows) kept.add(storeKey)
  }
  const erased = keys.filter((key) => !kept.has(key))
  await oweErasures(tx, erased)
  await sql`delete from document_copy where run = ${run} and store_key = any(${keys})`.execute(tx)
  return erased
}

/** Takes over what commands left that were killed; an empty list when there is none. */
export const takeOverCopies = async (db: Db, run: string, limit: number): Promise<StoreKey[]> =>
  (
    await sql<{ storeKey: StoreKey }>`update document_copy set run = ${run} where store_key in (
        select store_key from document_copy where run <> ${run} limit ${limit})
      returning store_key`.execute(db)
  ).rows.map(({ storeKey }) => storeKey)

/** The worker deletes them at its next run. A deletion that is registered for later stays so. */
export async function oweErasures(tx: Db, keys: readonly StoreKey[]): Promise<void> {
  if (keys.length === 0) return
  await sql`insert into document_erasure (store_key, due_at) select unnest(${keys}::text[]), now()
    on conflict (store_key) do update set due_at = document_erasure.due_at`.execute(tx)
}

/** Those that are registered for deletion. */
export const findOwed = async (db: Db, keys: readonly StoreKey[]): Promise<Set<StoreKey>> =>
  new Set(
    (
      await db
        .selectFrom('documentErasure')
        .select(sql<StoreKey>`store_key`.as('storeKey'))
        .where('storeKey', '=', sql<string>`any(${keys})`)
        .execute()
    ).map(({ storeKey }) => storeKey),
  )
