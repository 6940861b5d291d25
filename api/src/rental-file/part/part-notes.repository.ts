import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { emptyNotes, type PartNotes, partNotes } from '@bailclair/domain/verification/part-notes.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

export type KeptNotes = { notes: PartNotes; savedAt: Date | null; question: string | null; askedAt: Date | null }

/** What the team noted about a part, and what one verifier asked another. Notes of an older release count as empty. */
export async function findNotes(db: Db, tenantId: TenantId): Promise<KeptNotes> {
  const row = await db
    .selectFrom('tenant')
    .leftJoin('partNote', 'partNote.tenantId', 'tenant.id')
    .leftJoin('secondOpinion', 'secondOpinion.tenantId', 'tenant.id')
    .select([sql<unknown>`notes`.as('notes'), 'savedAt', 'question', 'askedAt'])
    .where('tenant.id', '=', tenantId)
    .executeTakeFirst()
  const { savedAt = null, question = null, askedAt = null } = row ?? {}
  return { notes: partNotes.safeParse(row?.notes).data ?? emptyNotes, savedAt, question, askedAt }
}

export async function upsertNotes(tx: Db, tenantId: TenantId, notes: PartNotes, savedAt: Date): Promise<void> {
  const row = { notes: sql<string>`${JSON.stringify(notes)}::jsonb`, savedAt }
  await tx
    .insertInto('partNote')
    .values({ tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row))
    .execute()
}

export async function deleteNotes(tx: Db, tenantId: TenantId): Promise<void> {
  await tx.deleteFrom('partNote').where('tenantId', '=', tenantId).execute()
  await tx.deleteFrom('secondOpinion').where('tenantId', '=', tenantId).execute()
}
