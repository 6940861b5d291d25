import type { GuarantorKind } from '../rental-file/guarantor.rules.ts'

/**
 * Everything that a landlord may ask of an applicant and a guarantor (docs/law.md). There is no category for anything
 * else, so nothing else can be uploaded.
 */
export const documentCategories = [
  'IDENTITY',
  'ADDRESS',
  'PROFESSIONAL',
  'INCOME',
  'GUARANTEE_BODY',
  'COMPANY',
] as const
export type DocumentCategory = (typeof documentCategories)[number]

/** Whose document it is. */
export type DocumentHolderKind = 'TENANT' | GuarantorKind

const ofPersons = ['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME'] as const

/** In the order of the steps. A company proves the identity of its representative. */
export const categoriesOf: Readonly<Record<DocumentHolderKind, readonly DocumentCategory[]>> = {
  TENANT: ofPersons,
  PERSON: ofPersons,
  COMPANY: ['COMPANY', 'IDENTITY'],
  BODY: ['GUARANTEE_BODY'],
}

/**
 * Files per category and holder. One document may be several files (two sides of a card, photographed pages), and
 * incomes may need several documents.
 */
export const mostFiles: Readonly<Record<DocumentCategory, number>> = {
  IDENTITY: 2,
  ADDRESS: 3,
  PROFESSIONAL: 5,
  INCOME: 10,
  GUARANTEE_BODY: 3,
  COMPANY: 3,
}
