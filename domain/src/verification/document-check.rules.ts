import type { DocumentCategory, DocumentHolderKind } from '../document/document-category.rules.ts'

/** What a verifier looks for, so that every file is read alike. */
export const documentChecks = [
  'READABLE',
  'COMPLETE',
  'SAME_NAME',
  'STILL_VALID',
  'RECENT',
  'ALLOWED_KIND',
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

/** The law lists other documents for a guarantor than for a tenant (docs/law.md), so theirs is checked each time. */
export const checksOf = (category: DocumentCategory, holder: DocumentHolderKind): readonly DocumentCheck[] =>
  holder === 'PERSON' && !checks[category].includes('ALLOWED_KIND')
    ? [...checks[category], 'ALLOWED_KIND']
    : checks[category]
