import { declineReasons } from '@bailclair/domain/document/decline-reason.rules.ts'
import { pickShown } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { guarantorFields, tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import { fileNumberOf } from '@bailclair/domain/rental-file/file-number.rules.ts'
import { secondsLeft } from '@bailclair/domain/verification/answer-time.rules.ts'
import { declineReasonWords } from '@bailclair/texts/decline-reason-texts.ts'
import type { DocumentOfTenant } from '#document/list-documents.service.ts'
import type { readNotes } from '#rental-file/part/part-notes.service.ts'
import type { WholePart } from '#rental-file/part/read-part.service.ts'

type Shown = {
  id: string
  submittedAt: Date
  dueAt: Date
  leaseEndsAt: Date
  now: Date
  kept: Awaited<ReturnType<typeof readNotes>>
}

/** A part as the desk shows it. */
export function toDeskPart(part: WholePart, { id, submittedAt, dueAt, leaseEndsAt, now, kept }: Shown) {
  const { language } = part.profile
  const everyDocument = [...part.documents, ...part.guarantors.flatMap(({ documents }) => documents)]
  return {
    id,
    version: part.version,
    leaseEndsAt: leaseEndsAt.toISOString(),
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    secondsLeft: secondsLeft(dueAt, now),
    isResubmitted: everyDocument.some(({ checkedAt }) => checkedAt !== null),
    fileNumber: fileNumberOf(part.fileId),
    notes: kept.notes,
    notesSavedAt: kept.savedAt?.toISOString() ?? null,
    secondOpinion:
      kept.question !== null && kept.askedAt !== null
        ? { question: kept.question, askedAt: kept.askedAt.toISOString() }
        : null,
    language,
    reasons: declineReasons.map((reason) => ({ reason, text: declineReasonWords[language][reason] })),
    applicationType: part.applicationType,
    ...pickShown(tenantFields, 'desk', part),
    // a part without these cannot be submitted
    firstName: part.firstName ?? '',
    lastName: part.lastName ?? '',
    situation: part.situation ?? 'OTHER',
    monthlyIncome: part.monthlyIncome ?? 0,
    documents: part.documents.map(toDocument),
    guarantors: part.guarantors.map((guarantor) => ({
      id: guarantor.id,
      ...pickShown(guarantorFields, 'desk', guarantor),
      documents: guarantor.documents.map(toDocument),
    })),
    coTenants: part.coTenants.map((tenant) => ({
      ...pickShown(tenantFields, 'coTenant', tenant),
      status: tenant.status,
    })),
  }
}
export type DeskPartAnswer = ReturnType<typeof toDeskPart>

const toDocument = ({
  id,
  category,
  kind,
  mediaType,
  size,
  pages,
  status,
  createdAt,
  checkedAt,
}: DocumentOfTenant) => ({
  id,
  category,
  kind,
  mediaType,
  size,
  pages,
  status,
  createdAt: createdAt.toISOString(),
  checkedAt: checkedAt?.toISOString() ?? null,
})
