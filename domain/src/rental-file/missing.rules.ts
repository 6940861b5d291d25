import type { DocumentStatus } from '../document/document.rules.ts'
import type { DocumentCategory } from '../document/document-category.rules.ts'
import type { OrNull } from './field-views.schema.ts'
import type { GuarantorValues, TenantValues } from './file-fields.schema.ts'
import type { Situation } from './situation.rules.ts'

/** What a tenant still has to do before the part can be verified. The document steps name the category. */
export const missingSteps = ['NAMES', 'SITUATION', 'DOCUMENT', 'DECLINED_DOCUMENT'] as const
export type MissingStep = (typeof missingSteps)[number]

type GivenDocument = { category: DocumentCategory; status: DocumentStatus }
type GivenGuarantor = Pick<GuarantorValues, 'kind'> &
  OrNull<Pick<GuarantorValues, 'monthlyIncome'>> & { id: string; documents: readonly GivenDocument[] }
/** `monthlyIncome` is null until declared; 0: declared to have none. */
export type GivenPart = OrNull<Pick<TenantValues, 'firstName' | 'lastName' | 'situation' | 'monthlyIncome'>> & {
  documents: readonly GivenDocument[]
  guarantors: readonly GivenGuarantor[]
}
export type Missing = { step: MissingStep; category?: DocumentCategory; guarantorId?: string }

/** Only those who work or study have a proof of their professional situation. */
const withoutProfession: readonly Situation[] = ['RETIRED', 'UNEMPLOYED', 'OTHER']

/** Within what a landlord may ask (docs/law.md). */
function requiredOfTenant({ situation, monthlyIncome }: GivenPart): DocumentCategory[] {
  const hasProfession = situation === null || !withoutProfession.includes(situation)
  const hasIncome = monthlyIncome === null || monthlyIncome > 0
  return ['IDENTITY', 'ADDRESS', ...(hasProfession ? (['PROFESSIONAL'] as const) : []), ...incomeProof(hasIncome)]
}

/** A guarantor's professional situation is optional: many are retired. */
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

/** In the order of the steps. Empty: the tenant may submit. */
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
