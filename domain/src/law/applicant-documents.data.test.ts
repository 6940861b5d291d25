import { describe, expect, it } from 'vitest'
import { acceptedDocumentsFor, isOneOnly } from '../document/accepted-documents.rules.ts'
import { categoriesOf, type DocumentCategory, documentCategories } from '../document/document-category.rules.ts'
import { type DecreeHolder, decreeHolders, decreeItems, decreeListsOf } from './applicant-documents.data.ts'

/** The annexes of the decree, written out: what a document may be declared to be. */
const annexes = {
  TENANT: {
    IDENTITY: 'IDENTITY_CARD PASSPORT DRIVING_LICENCE RESIDENCE_PERMIT',
    ADDRESS: 'RENT_RECEIPTS HOST_STATEMENT DOMICILIATION PROPERTY_TAX',
    PROFESSIONAL:
      'WORK_CONTRACT EMPLOYER_STATEMENT COMPANY_REGISTER BUSINESS_REGISTER INSEE_CERTIFICATE PROFESSIONAL_CARD STUDENT_CARD SCHOOL_CERTIFICATE OTHER_OCCUPATION',
    INCOME:
      'PAYSLIPS PAYMENTS ENTITLEMENT ACCOUNTS TITLE_DEED CAPITAL_INCOME TAX_NOTICE INTERNSHIP_PAY SCHOLARSHIP HOUSING_AID_SIMULATION',
  },
  PERSON: {
    IDENTITY: 'IDENTITY_CARD PASSPORT DRIVING_LICENCE',
    ADDRESS: 'LAST_RENT_RECEIPT UTILITY_BILL HOME_INSURANCE PROPERTY_TAX',
    PROFESSIONAL:
      'WORK_CONTRACT EMPLOYER_STATEMENT COMPANY_REGISTER BUSINESS_REGISTER INSEE_CERTIFICATE PROFESSIONAL_CARD OTHER_OCCUPATION',
    INCOME: 'PAYSLIPS PAYMENTS ACCOUNTS TITLE_DEED CAPITAL_INCOME LAST_TAX_NOTICE',
  },
  COMPANY: { COMPANY: 'COMPANY_REGISTER STATUTES', IDENTITY: 'IDENTITY_CARD PASSPORT DRIVING_LICENCE' },
} as const satisfies Record<DecreeHolder, Partial<Record<DocumentCategory, string>>>

describe('the tenant area asks for what the annexes list, and for nothing else', () => {
  it.each(decreeHolders.flatMap((holder) => documentCategories.map((category) => [holder, category] as const)))(
    '%s: %s',
    (holder, category) => {
      const listed: Partial<Record<DocumentCategory, string>> = annexes[holder]
      expect(acceptedDocumentsFor({ category, holder })).toEqual(listed[category]?.split(' ') ?? [])
    },
  )

  it('in every category; the certificate of an organisation is the guarantee itself', () => {
    for (const holder of decreeHolders)
      expect(Object.keys(annexes[holder]).toSorted()).toEqual([...categoriesOf[holder]].toSorted())
    expect(categoriesOf.BODY).toEqual(['GUARANTEE_BODY'])
    expect(acceptedDocumentsFor({ category: 'GUARANTEE_BODY', holder: 'BODY' })).toEqual(['GUARANTEE'])
  })
})

it('has no item that no list names', () => {
  const named = decreeHolders.flatMap((holder) => Object.values(decreeListsOf(holder)).flat())
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(decreeItems).toSorted())
})

// annex I.1, I.2, I.3 and I.4 of the decree
it.each([
  ['IDENTITY', true],
  ['ADDRESS', true],
  ['PROFESSIONAL', false],
  ['INCOME', false],
] as const)('of %s a single document may be asked: %s', (category, isOne) =>
  expect(isOneOnly({ category })).toBe(isOne),
)

it.each([
  ['TENANT', 'ADDRESS', 'THREE_RENT_RECEIPTS', true],
  ['PERSON', 'ADDRESS', 'THREE_RENT_RECEIPTS', false],
  ['PERSON', 'ADDRESS', 'LAST_RENT_RECEIPT', true],
  ['TENANT', 'ADDRESS', 'UTILITY_BILL', false],
  ['TENANT', 'IDENTITY', 'RESIDENCE_PERMIT', true],
  ['PERSON', 'IDENTITY', 'RESIDENCE_PERMIT', false],
  ['TENANT', 'PROFESSIONAL', 'STUDIES', true],
  ['PERSON', 'PROFESSIONAL', 'STUDIES', false],
  ['TENANT', 'INCOME', 'HOUSING_AID_SIMULATION', true],
  ['PERSON', 'INCOME', 'HOUSING_AID_SIMULATION', false],
] as const)('%s, %s: %s is listed: %s', (holder, category, item, isListed) =>
  expect(decreeListsOf(holder)[category]?.includes(item)).toBe(isListed),
)
