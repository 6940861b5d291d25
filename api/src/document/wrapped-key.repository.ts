import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { WrappedKey } from './keyring.ts'

/** Both have encrypted bytes in the store, and a key of their own in the row. */
export const sealedTables = ['document', 'upload'] as const
export type SealedTable = (typeof sealedTables)[number]

/**
 * Locks the next rows under this key, in the order of their ids, without those that somebody else is changing: a
 * document that is being turned gets another key.
 */
export const lockWrappedBy = async (
  tx: Db,
  table: SealedTable,
  { keyId, after, limit }: { keyId: string; after: string; limit: number },
): Promise<(WrappedKey & { id: string })[]> =>
  (
    await sql<WrappedKey & { id: string }>`select id, wrapped_key, key_id from ${sql.table(table)}
      where key_id = ${keyId} and id > ${after} order by id limit ${limit} for update skip locked`.execute(tx)
  ).rows

/** Of rows that this transaction has locked. */
export async function updateWrappedKeys(
  tx: Db,
  table: SealedTable,
  keyId: string,
  keys: readonly { id: string; wrappedKey: Buffer }[],
): Promise<void> {
  const ids = keys.map(({ id }) => id)
  const wrapped = keys.map(({ wrappedKey }) => wrappedKey)
  await sql`update ${sql.table(table)} as sealed set wrapped_key = given.wrapped_key, key_id = ${keyId}
    from unnest(${ids}::uuid[], ${wrapped}::bytea[]) as given (id, wrapped_key)
    where sealed.id = given.id`.execute(tx)
}

/**
 * Whether the key of a document or an upload is not wrapped by the current key. With the order the index is read even
 * while old statistics promise many rows; else all documents would be.
 */
export async function isAnyWrappedOtherwise(db: Db, keyId: string): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`select
    exists (select from document where key_id < ${keyId} order by key_id limit 1)
    or exists (select from document where key_id > ${keyId} order by key_id limit 1)
    or exists (select from upload where key_id < ${keyId} order by key_id limit 1)
    or exists (select from upload where key_id > ${keyId} order by key_id limit 1) as is_any`.execute(db)
  return rows[0]?.isAny ?? false
}
