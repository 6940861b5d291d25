import type { LawSource } from './law-rule.ts'

/**
 * Examples of what nobody may ask of an applicant or a guarantor before the lease: the lists of `applicantDocuments` are
 * closed (law n° 89-462, article 22-2; docs/law.md).
 */
export const neverAsked = [
  'BANK_STATEMENT',
  'ACCOUNT_CERTIFICATE',
  'DIRECT_DEBIT',
  'HEALTH_INSURANCE_CARD',
  'MEDICAL_FILE',
  'FAMILY_BOOK',
  'MARRIAGE_OR_DIVORCE_PAPERS',
  'CRIMINAL_RECORD',
  'PHOTOGRAPH',
  'MONEY_BEFORE_THE_LEASE',
] as const
export type NeverAsked = (typeof neverAsked)[number]

export const neverAskedSource: LawSource = {
  text: 'loi n° 89-462 du 6 juillet 1989',
  article: 'article 22-2',
  url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310/',
  readOn: '2026-11-19',
  read: 'SECOND_HAND',
}
