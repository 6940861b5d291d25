import type { DocumentKind } from './accepted-documents.rules.ts'

/** Payslips that a landlord may ask for (docs/law.md), one page each at least. */
const payslips = 3

/** Pages declared as payslips when they cannot be three. Only a hint: a tax notice is enough without them. */
export function tooFewPayslipPages(
  documents: readonly { pages: number; kind?: DocumentKind | undefined }[],
): number | undefined {
  const pages = documents.filter(({ kind }) => kind === 'PAYSLIPS').reduce((sum, document) => sum + document.pages, 0)
  return pages > 0 && pages < payslips ? pages : undefined
}
