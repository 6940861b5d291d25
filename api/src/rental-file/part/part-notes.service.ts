import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { notesAfterVerdict, type PartNotes } from '@bailclair/domain/verification/part-notes.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { findNotes, type KeptNotes, upsertNotes } from './part-notes.repository.ts'

export const readNotes = (db: Db, tenantId: TenantId): Promise<KeptNotes> => findNotes(db, tenantId)

/** For whoever has the part now or next. */
export async function saveNotes(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  tenantId: TenantId,
  notes: PartNotes,
): Promise<Date> {
  const savedAt = clock()
  await upsertNotes(tx, tenantId, notes, savedAt)
  return savedAt
}

/** Decisions that were noted have become verdicts. */
export async function keepNotesAfterVerdict(tx: Db, tenantId: TenantId): Promise<void> {
  const { notes, savedAt } = await findNotes(tx, tenantId)
  if (savedAt) await upsertNotes(tx, tenantId, notesAfterVerdict(notes), savedAt)
}
