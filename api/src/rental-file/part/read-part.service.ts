import type { Income } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import { listMissing, type Missing } from '@bailclair/domain/rental-file/missing.rules.ts'
import { declaredIncome } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { ProfileId } from '#deps.ts'
import { type DocumentOfTenant, listDocuments } from '#document/list-documents.service.ts'
import { listUploads, type UploadOfTenant } from '#document/upload/list-uploads.service.ts'
import type { Db } from '#platform/database/db.ts'
import { listMembers } from '#rental-file/member/member.repository.ts'
import { type GuarantorRow, listGuarantors } from './guarantor.repository.ts'
import { findPart, findPartOf, type Part } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { listIncomes } from './situation.repository.ts'

/** A part with everything its tenant gave, and what is still missing. */
export type FullPart = Part & {
  incomes: Income[]
  incomeCorrection: GuarantorRow['incomeCorrection']
  documents: DocumentOfTenant[]
  guarantors: (GuarantorRow & { documents: DocumentOfTenant[] })[]
  uploads: UploadOfTenant[]
  missing: Missing[]
}

export async function readPart(db: Db, part: Part): Promise<FullPart> {
  const { tenantId, correctionReason: reason } = part
  const incomes = await listIncomes(db, tenantId)
  const rows = await listGuarantors(db, tenantId)
  // before the documents: one that becomes a document in between must not be missing, nor be there twice
  const uploads = await listUploads(db, tenantId)
  const all = await listDocuments(db, tenantId)
  const ids = new Set<string>(all.map(({ id }) => id))
  const documents = all.filter(({ guarantorId }) => guarantorId === null)
  const guarantors = rows.map((guarantor) => ({
    ...guarantor,
    documents: all.filter(({ guarantorId }) => guarantorId === guarantor.id),
  }))
  return {
    ...part,
    incomes,
    incomeCorrection: reason === null ? null : { reason, declaredIncome: declaredIncome(incomes) },
    documents,
    guarantors,
    uploads: uploads.filter(({ id }) => !ids.has(id)),
    missing: listMissing({ ...part, documents, guarantors }),
  }
}

/** The part of an account. */
export async function findOwnPart(db: Db, profileId: ProfileId): Promise<FullPart | undefined> {
  const part = await findPart(db, profileId)
  return part && readPart(db, part)
}

/** For the team, with the tenant's profile and the other tenants. Undefined until the tenant has joined. */
export async function findWholePart(db: Db, tenantId: TenantId) {
  const part = await findPartOf(db, tenantId)
  const profile = part?.profileId && (await findProfile(db, part.profileId))
  if (!part || !profile) return undefined
  const members = await listMembers(db, part.fileId)
  const coTenants = members.filter(({ id }) => id !== tenantId)
  return { ...(await readPart(db, part)), profile, coTenants }
}
export type WholePart = NonNullable<Awaited<ReturnType<typeof findWholePart>>>
