import { listMissing, type Missing } from '@bailclair/domain/rental-file/missing.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { type DocumentOfTenant, listDocuments } from '#document/list-documents.service.ts'
import type { Db } from '#platform/database/db.ts'
import { listMembers } from '#rental-file/member/member.repository.ts'
import { type GuarantorRow, listGuarantors } from './guarantor.repository.ts'
import { findPartOf, type Part } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
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

/** A part with whose it is and who else is in the file, for the team; undefined without someone who has joined. */
export async function findWholePart(db: Db, tenantId: TenantId) {
  const part = await findPartOf(db, tenantId)
  const profile = part?.profileId && (await findProfile(db, part.profileId))
  if (!part || !profile) return undefined
  const members = await listMembers(db, part.fileId)
  const coTenants = members.filter(({ id }) => id !== tenantId)
  return { ...part, ...(await readPart(db, part)), profile, coTenants }
}
export type WholePart = NonNullable<Awaited<ReturnType<typeof findWholePart>>>
