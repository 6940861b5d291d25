import { type DecreeHolder, type DecreeItem, decreeItems, decreeListsOf } from '../law/applicant-documents.data.ts'
import type { Situation } from '../rental-file/situation.rules.ts'
import type { DocumentCategory, DocumentHolderKind } from './document-category.rules.ts'

/** One line of a list: what an upload is declared to be. */
export type DocumentKind = (typeof decreeItems)[DecreeItem][number] | 'GUARANTEE'

type KindLists = Partial<Record<DocumentCategory, readonly DocumentKind[]>>

const kindsOf = (items: readonly DecreeItem[]): readonly DocumentKind[] => items.flatMap((item) => decreeItems[item])
const listsOf = (holder: DecreeHolder): KindLists =>
  Object.fromEntries(Object.entries(decreeListsOf(holder)).map(([category, items]) => [category, kindsOf(items)]))

/** Everything that a landlord may ask for, by whose document it is (docs/law.md). */
const acceptedDocuments: Readonly<Record<DocumentHolderKind, KindLists>> = {
  TENANT: listsOf('TENANT'),
  PERSON: listsOf('PERSON'),
  COMPANY: listsOf('COMPANY'),
  BODY: { GUARANTEE_BODY: ['GUARANTEE'] },
}

export const documentKinds: readonly DocumentKind[] = [
  ...new Set(Object.values(acceptedDocuments).flatMap((lists) => Object.values(lists).flat())),
]

export const taxNoticeKinds = ['TAX_NOTICE', 'LAST_TAX_NOTICE'] as const satisfies readonly DocumentKind[]

const employed = kindsOf(['WORK_CONTRACT'])
const selfEmployed = kindsOf(['COMPANY_REGISTER', 'BUSINESS_REGISTER', 'INSEE_CERTIFICATE', 'PROFESSIONAL_CARD'])

const professionalOf: Partial<Record<Situation, readonly DocumentKind[]>> = {
  PERMANENT_CONTRACT: employed,
  FIXED_TERM_CONTRACT: employed,
  CIVIL_SERVANT: employed,
  APPRENTICE: employed,
  SELF_EMPLOYED: selfEmployed,
  STUDENT: [...kindsOf(['STUDIES']), 'WORK_CONTRACT'],
}

/** Where a document belongs. */
export type DocumentSlot = { category: DocumentCategory; holder: DocumentHolderKind }

/** An applicant's proofs of occupation depend on their situation; it says nothing about a guarantor's. */
export function acceptedDocumentsFor(
  { category, holder }: DocumentSlot,
  situation?: Situation,
): readonly DocumentKind[] {
  const own = holder === 'TENANT' && category === 'PROFESSIONAL' && situation ? professionalOf[situation] : undefined
  return own ?? acceptedDocuments[holder][category] ?? []
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
