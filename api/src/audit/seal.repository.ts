import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** A database function, because the API's own role may not write seals. Returns how many entries were sealed. */
export async function sealEntries(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_audit_entries(${limit}) as sealed`.execute(db)
  return rows[0]?.sealed ?? 0
}

export async function countUnsealed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('auditUnsealed')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type SealRow = {
  position: number
  entryId: number
  occurredAt: Date
  /** Microseconds since 1970, as text: more than a Date can tell. */
  micros: string
  digest: Buffer
  previous: Buffer
  hash: Buffer
  /** The entry as it is hashed; null when it was deleted. */
  entry: string | null
}

/** In a transaction with the settings of `seal_audit_entries`, which fix the text of an entry. */
export async function listSeals(tx: Db, after: number, limit: number): Promise<SealRow[]> {
  await sql`set local timezone = 'UTC'`.execute(tx)
  await sql`set local bytea_output = 'hex'`.execute(tx)
  // by the range of ids: a lookup of each id would search every month
  const { rows } = await sql<SealRow>`
    with page as materialized (
      select * from audit_seal where position > ${after} order by position limit ${limit}
    )
    select page.position, page.entry_id, page.occurred_at, page.digest, page.previous, page.hash,
      (extract(epoch from page.occurred_at) * 1000000)::bigint::text as micros,
      jsonb_strip_nulls(to_jsonb(audit_entry))::text as entry
    from page left join audit_entry on audit_entry.id = page.entry_id
      and audit_entry.id between (select min(entry_id) from page) and (select max(entry_id) from page)
    order by page.position`.execute(tx)
  return rows
}

/** Entries that have no seal and do not wait for one: somebody added them around the triggers. */
export async function listNeverSealed(tx: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from audit_entry
    where not exists (select from audit_seal where entry_id = id)
      and not exists (select from audit_unsealed where entry_id = id)
    order by id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
