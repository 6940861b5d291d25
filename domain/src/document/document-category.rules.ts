import type { GuarantorKind } from '../rental-file/guarantor.rules.ts'

/**
 * What a landlord may ask of an applicant and of who vouches for them (law, what a landlord may ask): one proof of
 * identity, one of address, one or more of the professional situation, one or more of resources; of an organisation,
 * what shows that it exists or vouches. There is no category for anything else, so nothing else can be sent.
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

/** In the order in which they are asked for. The identity of a company is that of who represents it. */
export const categoriesOf: Readonly<Record<DocumentHolderKind, readonly DocumentCategory[]>> = {
  TENANT: ofPersons,
  PERSON: ofPersons,
  COMPANY: ['COMPANY', 'IDENTITY'],
  BODY: ['GUARANTEE_BODY'],
}

/**
 * Files per category and holder. One document may be several of them (two sides of a card, pages photographed one by
 * one); resources may be shown by several documents (payslips, pensions, a tax notice).
 */
export const mostFiles: Readonly<Record<DocumentCategory, number>> = {
  IDENTITY: 2,
  ADDRESS: 3,
  PROFESSIONAL: 5,
  INCOME: 10,
  GUARANTEE_BODY: 3,
  COMPANY: 3,
}

/** What nobody may ask for (law, what a landlord may ask): the steps say so, each beside what it does ask for. */
export const neverAsked = [
  'BANK_STATEMENT',
  'HEALTH_INSURANCE_CARD',
  'FAMILY_BOOK',
  'MARRIAGE_OR_DIVORCE_PAPERS',
  'CRIMINAL_RECORD',
  'MONEY_BEFORE_THE_LEASE',
] as const
