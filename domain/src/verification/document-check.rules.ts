import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { DocumentCategory, DocumentHolderKind } from '../document/document-category.rules.ts'

/** What a verifier looks for, so that every file is read alike. */
export const documentChecks = [
  'READABLE',
  'COMPLETE',
  'SAME_NAME',
  'STILL_VALID',
  'RECENT',
  'ALLOWED_KIND',
  'DECLARED_KIND',
  'SAME_SITUATION',
  'SAME_AMOUNT',
  'LATEST_MONTHS',
  'LATEST_TAX_NOTICE',
  'NAMES_TENANT',
  'COVERS_RENT',
  'NAMES_COMPANY',
  'NAMES_REPRESENTATIVE',
] as const
export type DocumentCheck = (typeof documentChecks)[number]

const checks: Readonly<Record<DocumentCategory, readonly DocumentCheck[]>> = {
  IDENTITY: ['READABLE', 'COMPLETE', 'SAME_NAME', 'STILL_VALID'],
  ADDRESS: ['READABLE', 'SAME_NAME', 'RECENT', 'ALLOWED_KIND'],
  PROFESSIONAL: ['READABLE', 'SAME_NAME', 'SAME_SITUATION', 'RECENT'],
  INCOME: ['READABLE', 'SAME_NAME', 'SAME_AMOUNT', 'LATEST_MONTHS', 'LATEST_TAX_NOTICE'],
  GUARANTEE_BODY: ['READABLE', 'NAMES_TENANT', 'COVERS_RENT', 'STILL_VALID'],
  COMPANY: ['READABLE', 'NAMES_COMPANY', 'NAMES_REPRESENTATIVE', 'RECENT'],
}

/** Which of the checks about time and pages make sense for a kind. Others have those of their category. */
const ofKind: Partial<Record<DocumentKind, readonly DocumentCheck[]>> = {
  PASSPORT: ['STILL_VALID'],
  RENT_RECEIPTS: ['LATEST_MONTHS'],
  WORK_CONTRACT: ['SAME_SITUATION'],
  PROFESSIONAL_CARD: ['SAME_SITUATION', 'STILL_VALID'],
  PAYSLIPS: ['SAME_AMOUNT', 'LATEST_MONTHS'],
  PAYMENTS: ['SAME_AMOUNT', 'LATEST_MONTHS'],
  INTERNSHIP_PAY: ['SAME_AMOUNT', 'LATEST_MONTHS'],
  TAX_NOTICE: ['SAME_AMOUNT', 'LATEST_TAX_NOTICE'],
  LAST_TAX_NOTICE: ['SAME_AMOUNT', 'LATEST_TAX_NOTICE'],
  ACCOUNTS: ['SAME_AMOUNT', 'RECENT'],
  TITLE_DEED: [],
  CAPITAL_INCOME: ['SAME_AMOUNT', 'RECENT'],
  ENTITLEMENT: ['SAME_AMOUNT', 'RECENT'],
  SCHOLARSHIP: ['SAME_AMOUNT', 'RECENT'],
  HOUSING_AID_SIMULATION: ['RECENT'],
  STATUTES: ['NAMES_COMPANY', 'NAMES_REPRESENTATIVE'],
}

const ofEveryDocument: readonly DocumentCheck[] = ['READABLE', 'SAME_NAME']

/**
 * A declared kind is on the list of the law: what is left to check is that the document is of that kind. Without one,
 * a guarantor's is compared with the list each time, because theirs is another (docs/law.md).
 */
export function checksOf(
  category: DocumentCategory,
  holder: DocumentHolderKind,
  kind?: DocumentKind,
): readonly DocumentCheck[] {
  const usual = checks[category]
  if (kind) {
    const own = ofKind[kind]
    const kept = own ? [...usual.filter((check) => ofEveryDocument.includes(check)), ...own] : usual
    return ['DECLARED_KIND', ...kept.filter((check) => check !== 'ALLOWED_KIND')]
  }
  return holder === 'PERSON' && !usual.includes('ALLOWED_KIND') ? [...usual, 'ALLOWED_KIND'] : usual
}
