import { listMissing, type Missing } from '@bailclair/domain/tenant/missing.rules.ts'
import { type DocumentOfTenant, listDocuments } from '#document/list-documents.service.ts'
import type { Db } from '#platform/database/db.ts'
import { type GuarantorRow, listGuarantors } from './guarantor.repository.ts'
import type { Part } from './part.repository.ts'
import { type Income, listIncomes } from './situation.repository.ts'

/** Everything a tenant gave, and what is still missing. */
export type FullPart = {
  incomes: Income[]
  documents: DocumentOfTenant[]
  guarantors: (GuarantorRow & { documents: DocumentOfTenant[] })[]
  missing: Missing[]
}

export async function readPart(db: Db, part: Part): Promise<FullPart> {
  const incomes = await listIncomes(db, part.tenantId)
  const rows = await listGuarantors(db, part.tenantId)
  const all = await listDocuments(db, part.tenantId)
  const documents = all.filter(({ guarantorId }) => guarantorId === null)
  const guarantors = rows.map((guarantor) => ({
    ...guarantor,
    documents: all.filter(({ guarantorId }) => guarantorId === guarantor.id),
  }))
  return { incomes, documents, guarantors, missing: listMissing({ ...part, documents, guarantors }) }
}
