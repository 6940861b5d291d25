import type { Situation } from '../rental-file/situation.rules.ts'
import type { DocumentCategory, DocumentHolderKind } from './document-category.rules.ts'

/** Payslips that a landlord may ask for (docs/law.md), one page each at least. */
const payslips = 3

const paidBySalary: readonly Situation[] = ['PERMANENT_CONTRACT', 'FIXED_TERM_CONTRACT', 'CIVIL_SERVANT', 'APPRENTICE']

type Given = {
  category: DocumentCategory
  holder: DocumentHolderKind
  /** Of the tenant; a guarantor declares none. */
  situation: Situation | undefined
  documents: readonly { pages: number }[]
}

/**
 * Pages given as proof of income when they cannot be three payslips. Only a hint: a tax notice of one page is enough
 * without them.
 */
export function tooFewPayslipPages({ category, holder, situation, documents }: Given): number | undefined {
  const isSalaried = holder === 'PERSON' || (holder === 'TENANT' && situation && paidBySalary.includes(situation))
  const pages = documents.reduce((sum, document) => sum + document.pages, 0)
  return category === 'INCOME' && isSalaried && pages > 0 && pages < payslips ? pages : undefined
}
