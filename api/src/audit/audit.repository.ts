import type { Db } from '#platform/database/db.ts'

export async function insertAuditEntry(db: Db, entry: { occurredAt: Date; actor: Buffer; action: string }) {
  await db.insertInto('auditEntry').values(entry).execute()
}

export const listAuditEntries = (db: Db, actor: Buffer): Promise<{ occurredAt: Date; action: string }[]> =>
  db.selectFrom('auditEntry').select(['occurredAt', 'action']).where('actor', '=', actor).orderBy('id').execute()
