import type { DocumentStatus } from '../document/document.rules.ts'
import type { DocumentCategory } from '../document/document-category.rules.ts'
import type { GuarantorKind } from './guarantor.rules.ts'
import type { Situation } from './situation.rules.ts'

/**
 * What a tenant still has to do before the file can be verified. `DOCUMENT` and `DECLINED_DOCUMENT` say which category,
 * and whose guarantor's when it is one's.
 */
export const missingSteps = ['NAMES', 'SITUATION', 'DOCUMENT', 'DECLINED_DOCUMENT'] as const
export type MissingStep = (typeof missingSteps)[number]

type GivenDocument = { category: DocumentCategory; status: DocumentStatus }
type GivenGuarantor = {
  id: string
  kind: GuarantorKind
  /** In any unit; null when none is stated. */
  monthlyIncome: number | null
  documents: readonly GivenDocument[]
}
export type GivenPart = {
  firstName: string | null
  lastName: string | null
  situation: Situation | null
  /** Null until declared; 0: declared to have none. */
  monthlyIncome: number | null
  documents: readonly GivenDocument[]
  guarantors: readonly GivenGuarantor[]
}
export type Missing = { step: MissingStep; category?: DocumentCategory; guarantorId?: string }

/** The law's list of proofs of a professional situation is of those who work or study: others have none to give. */
const withoutProfession: readonly Situation[] = ['RETIRED', 'UNEMPLOYED', 'OTHER']

/** What the team needs to verify a tenant, within what may be asked (law, what a landlord may ask). */
function requiredOfTenant({ situation, monthlyIncome }: GivenPart): DocumentCategory[] {
  const hasProfession = situation === null || !withoutProfession.includes(situation)
  const hasIncome = monthlyIncome === null || monthlyIncome > 0
  return ['IDENTITY', 'ADDRESS', ...(hasProfession ? (['PROFESSIONAL'] as const) : []), ...incomeProof(hasIncome)]
}

/** A guarantor's professional situation may be told, and is not waited for: many are retired. */
function requiredOfGuarantor({ kind, monthlyIncome }: GivenGuarantor): DocumentCategory[] {
  if (kind === 'BODY') return ['GUARANTEE_BODY']
  if (kind === 'COMPANY') return ['COMPANY', 'IDENTITY']
  return ['IDENTITY', 'ADDRESS', ...incomeProof(monthlyIncome !== 0)]
}

const incomeProof = (hasIncome: boolean): DocumentCategory[] => (hasIncome ? ['INCOME'] : [])

function missingDocuments(required: readonly DocumentCategory[], given: readonly GivenDocument[]): Missing[] {
  const has = (category: DocumentCategory) => given.some((document) => document.category === category)
  const declined = given.filter(({ status }) => status === 'DECLINED').map(({ category }) => category)
  return [
    ...required.filter((category) => !has(category)).map((category) => ({ step: 'DOCUMENT' as const, category })),
    ...[...new Set(declined)].map((category) => ({ step: 'DECLINED_DOCUMENT' as const, category })),
  ]
}

/** In the order in which the steps are asked. Nothing: the tenant may declare and hand in. */
export function listMissing(part: GivenPart): Missing[] {
  const missing: Missing[] = []
  if (!part.firstName || !part.lastName) missing.push({ step: 'NAMES' })
  if (part.situation === null || part.monthlyIncome === null) missing.push({ step: 'SITUATION' })
  missing.push(...missingDocuments(requiredOfTenant(part), part.documents))
  for (const guarantor of part.guarantors)
    for (const step of missingDocuments(requiredOfGuarantor(guarantor), guarantor.documents))
      missing.push({ ...step, guarantorId: guarantor.id })
  return missing
}
