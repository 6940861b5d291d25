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

/** Entries by the account, about it, or about its objects; latest first. Each branch uses its own index. */
export async function listSeenEntries(db: Db, { account, objects }: Reader, { before, limit }: Page) {
  const columns = sql`id, occurred_at, action, actor, object_kind, object`
  const part = (condition: ReturnType<typeof sql>) =>
    sql`(select ${columns} from audit_entry where ${condition} and id < ${before} order by id desc limit ${limit})`
  const { rows } = await sql<SeenEntry>`
    ${part(sql`actor = ${account}`)}
    union ${part(sql`concerns = ${account}`)}
    union ${part(sql`object = any(${objects})`)}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function countExpiredEntries(db: Db, until: Date): Promise<number> {
  const { count } = await db
    .selectFrom('auditEntry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('occurredAt', '<=', until)
    .executeTakeFirstOrThrow()
  return count
}

/** A database function, because the API's own role may only insert and read. */
export async function deleteExpiredEntries(db: Db, until: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_audit_entries(${until}, ${limit}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}
