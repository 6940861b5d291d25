import type { Situation } from '../rental-file/situation.rules.ts'
import type { DocumentCategory, DocumentHolderKind } from './document-category.rules.ts'

const identity = ['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE'] as const
const employed = ['WORK_CONTRACT', 'EMPLOYER_STATEMENT'] as const
const selfEmployed = ['COMPANY_REGISTER', 'BUSINESS_REGISTER', 'INSEE_CERTIFICATE', 'PROFESSIONAL_CARD'] as const
const studying = ['STUDENT_CARD', 'SCHOOL_CERTIFICATE'] as const
const resources = ['PAYSLIPS', 'PAYMENTS', 'ACCOUNTS', 'TITLE_DEED', 'CAPITAL_INCOME'] as const

/**
 * Everything that a landlord may ask for, by whose document it is: annex I of the decree for applicants, annex II for
 * guarantors, which is shorter (docs/law.md).
 */
export const acceptedDocuments = {
  TENANT: {
    IDENTITY: [...identity, 'RESIDENCE_PERMIT'],
    ADDRESS: ['RENT_RECEIPTS', 'HOST_STATEMENT', 'DOMICILIATION', 'PROPERTY_TAX'],
    PROFESSIONAL: [...employed, ...selfEmployed, ...studying, 'OTHER_OCCUPATION'],
    INCOME: [...resources, 'TAX_NOTICE', 'ENTITLEMENT', 'INTERNSHIP_PAY', 'SCHOLARSHIP', 'HOUSING_AID_SIMULATION'],
  },
  PERSON: {
    IDENTITY: identity,
    ADDRESS: ['LAST_RENT_RECEIPT', 'UTILITY_BILL', 'HOME_INSURANCE', 'PROPERTY_TAX'],
    PROFESSIONAL: [...employed, ...selfEmployed, 'OTHER_OCCUPATION'],
    INCOME: [...resources, 'LAST_TAX_NOTICE'],
  },
  COMPANY: { COMPANY: ['COMPANY_REGISTER', 'STATUTES'], IDENTITY: identity },
  BODY: { GUARANTEE_BODY: ['GUARANTEE'] },
} as const satisfies Record<DocumentHolderKind, Partial<Record<DocumentCategory, readonly string[]>>>

type ValuesOf<T> = T extends readonly (infer Item)[] ? Item : T extends object ? ValuesOf<T[keyof T]> : never
/** One line of a list: what an upload is declared to be. */
export type DocumentKind = ValuesOf<typeof acceptedDocuments>

export const documentKinds: readonly DocumentKind[] = [
  ...new Set(Object.values(acceptedDocuments).flatMap((lists): DocumentKind[] => Object.values(lists).flat())),
]

export const taxNoticeKinds = ['TAX_NOTICE', 'LAST_TAX_NOTICE'] as const satisfies readonly DocumentKind[]

const professionalOf: Partial<Record<Situation, readonly DocumentKind[]>> = {
  PERMANENT_CONTRACT: employed,
  FIXED_TERM_CONTRACT: employed,
  CIVIL_SERVANT: employed,
  APPRENTICE: employed,
  SELF_EMPLOYED: selfEmployed,
  STUDENT: [...studying, 'WORK_CONTRACT'],
}

/** Where a document belongs. */
export type DocumentSlot = { category: DocumentCategory; holder: DocumentHolderKind }

/** An applicant's proofs of occupation depend on their situation; it says nothing about a guarantor's. */
export function acceptedDocumentsFor(
  { category, holder }: DocumentSlot,
  situation?: Situation,
): readonly DocumentKind[] {
  const lists: Partial<Record<DocumentCategory, readonly DocumentKind[]>> = acceptedDocuments[holder]
  const own = holder === 'TENANT' && category === 'PROFESSIONAL' && situation ? professionalOf[situation] : undefined
  return own ?? lists[category] ?? []
}

/** Whether a landlord may ask this person for it (docs/law.md). */
export const isAcceptedKind = (slot: DocumentSlot, kind: DocumentKind, situation?: Situation): boolean =>
  acceptedDocumentsFor(slot, situation).includes(kind)

/** The kind of a list of one, which nobody has to declare. */
export function findImpliedKind(slot: DocumentSlot, situation?: Situation): DocumentKind | undefined {
  const [only, ...others] = acceptedDocumentsFor(slot, situation)
  return others.length === 0 ? only : undefined
}

/** The law allows one identity document and one proof of address; others may be several. */
export const isOneOnly = ({ category }: Pick<DocumentSlot, 'category'>): boolean =>
  category === 'IDENTITY' || category === 'ADDRESS' || category === 'GUARANTEE_BODY' || category === 'COMPANY'
