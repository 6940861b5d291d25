import type { Db } from '#platform/database/db.ts'

export async function insertAuditEntry(db: Db, entry: { occurredAt: Date; actor: Buffer; action: string }) {
  await db.insertInto('auditEntry').values(entry).execute()
}
