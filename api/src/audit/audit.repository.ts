import type { AuditAction, AuditObjectKind } from '@bailclair/domain/audit/audit.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

type NewEntry = {
  occurredAt: Date
  actor: Buffer | null
  action: AuditAction
  concerns: Buffer | null
  objectKind: AuditObjectKind | null
  object: Buffer | null
}

export async function insertAuditEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insertInto('auditEntry').values(entry).execute()
}

export const listAuditEntries = (db: Db, account: Buffer): Promise<{ occurredAt: Date; action: string }[]> =>
  db
    .selectFrom('auditEntry')
    .select(['occurredAt', 'action'])
    .where((eb) => eb.or([eb('actor', '=', account), eb('concerns', '=', account)]))
    .orderBy('id')
    .execute()

/** Until the end of the transaction, nobody else who locks it adds entries of the account. */
export async function lockAccountEntries(tx: Db, account: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${account.readBigInt64BE().toString()}::bigint)`.execute(tx)
}

/** Entries by or about an account in the hour that begins then. */
export async function countEntries(db: Db, account: Buffer, action: AuditAction, hour: Date): Promise<number> {
  const { count } = await db
    .selectFrom('auditEntry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('actor', '=', account), eb('concerns', '=', account)]))
    .where('action', '=', action)
    .where('occurredAt', '>=', hour)
    .where('occurredAt', '<', new Date(hour.getTime() + 3_600_000))
    .executeTakeFirstOrThrow()
  return count
}

export type SeenEntry = {
  id: number
  occurredAt: Date
  action: AuditAction
  actor: Buffer | null
  objectKind: AuditObjectKind | null
  object: Buffer | null
}
type Reader = { account: Buffer; objects: readonly Buffer[] }
type Page = { before: number; limit: number }

/**
 * Entries by the account, about it, or about its objects; latest first. Each branch uses its own index, and each object
 * is looked up by itself: only then does the limit end the walk along the index.
 */
export async function listSeenEntries(db: Db, { account, objects }: Reader, { before, limit }: Page) {
  const columns = sql`id, occurred_at, action, actor, object_kind, object`
  const part = (condition: ReturnType<typeof sql>) =>
    sql`(select ${columns} from audit_entry where ${condition} and id < ${before} order by id desc limit ${limit})`
  const { rows } = await sql<SeenEntry>`
    ${part(sql`actor = ${account}`)}
    union ${part(sql`concerns = ${account}`)}
    union select seen.* from unnest(${objects}::bytea[]) as own cross join lateral ${part(sql`object = own`)} as seen
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Months that are past as a whole, by the clock of the database. */
export async function countPastMonths(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from past_audit_months()`.execute(db)
  return rows[0]?.count ?? 0
}

/** Database functions, because the API's own role may only insert and read. */
export async function dropPastMonth(db: Db): Promise<number> {
  const { rows } = await sql<{ dropped: string | null }>`select drop_past_audit_month() as dropped`.execute(db)
  return rows[0]?.dropped ? 1 : 0
}

/** Entries from before there were months, and of missing ones. */
export async function countExpiredEntries(db: Db, until: Date): Promise<number> {
  const { count } = await db
    .selectFrom('auditEntry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('occurredAt', '<=', until)
    .where(sql<boolean>`tableoid::regclass::text ~ '_(default|until_[0-9_]+)$'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteExpiredEntries(db: Db, until: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_audit_entries(${until}, ${limit}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}

/** Seals whose entries are gone, but for the last one. */
export async function deleteSealsOfGoneEntries(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_audit_seals(${limit}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}

export async function countSealsOfGoneEntries(db: Db, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(count(*) - 1, 0) as count from audit_seal
    where occurred_at <= ${until} and position < (
      select position from audit_seal where exists (
        select from audit_entry where id = entry_id and audit_entry.occurred_at = audit_seal.occurred_at)
      order by position limit 1)`.execute(db)
  return rows[0]?.count ?? 0
}
