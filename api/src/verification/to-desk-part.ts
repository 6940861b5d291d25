import { declineReasons } from '@bailclair/domain/document/decline-reason.rules.ts'
import { declaredIncome } from '@bailclair/domain/rental-file/situation.rules.ts'
import { fromCents } from '@bailclair/domain/value/money.schema.ts'
import { secondsLeft } from '@bailclair/domain/verification/answer-time.rules.ts'
import { declineReasonWords } from '@bailclair/texts/decline-reason-texts.ts'
import type { DocumentOfTenant } from '#document/list-documents.service.ts'
import type { WholePart } from '#rental-file/part/read-part.service.ts'
import { eurosOrNull, toCorrection } from '#rental-file/part/to-correction.ts'

type Shown = { id: string; submittedAt: Date; dueAt: Date; leaseEndsAt: Date; now: Date }

/** A part as the desk shows it: what is declared, what is to prove it, and in which language to write to whom. */
export function toDeskPart(part: WholePart, { id, submittedAt, dueAt, leaseEndsAt, now }: Shown) {
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
    language,
    reasons: declineReasons.map((reason) => ({ reason, text: declineReasonWords[language][reason] })),
    applicationType: part.applicationType,
    tenantType: part.tenantType,
    firstName: part.firstName ?? '',
    lastName: part.lastName ?? '',
    situation: part.situation ?? 'OTHER',
    incomes: part.incomes.map(({ kind, monthlyCents }) => ({ kind, monthlyAmount: fromCents(monthlyCents) })),
    monthlyIncome: eurosOrNull(part.monthlyIncome) ?? 0,
    incomeCorrection: toCorrection(part.incomeCorrection, declaredIncome(part.incomes)),
    documents: part.documents.map(toDocument),
    guarantors: part.guarantors.map((guarantor) => ({
      id: guarantor.id,
      kind: guarantor.kind,
      firstName: guarantor.firstName,
      lastName: guarantor.lastName,
      name: guarantor.name,
      monthlyIncome: eurosOrNull(guarantor.monthlyIncome),
      incomeCorrection: toCorrection(guarantor.incomeCorrection, guarantor.declaredIncome),
      documents: guarantor.documents.map(toDocument),
    })),
    coTenants: part.coTenants.map(({ tenantType, firstName, lastName, status }) => ({
      tenantType,
      firstName,
      lastName,
      status,
    })),
  }
}
export type DeskPartAnswer = ReturnType<typeof toDeskPart>

const toDocument = ({ id, category, mediaType, size, pages, status, createdAt, checkedAt }: DocumentOfTenant) => ({
  id,
  category,
  mediaType,
  size,
  pages,
  status,
  createdAt: createdAt.toISOString(),
  checkedAt: checkedAt?.toISOString() ?? null,
})
