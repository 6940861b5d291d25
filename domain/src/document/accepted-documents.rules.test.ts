import { describe, expect, it } from 'vitest'
import { acceptedDocuments, acceptedDocumentsFor, isOneOnly } from './accepted-documents.rules.ts'
import { categoriesOf, type DocumentHolderKind } from './document-category.rules.ts'

describe('an applicant and a guarantor (decree of 5 November 2015)', () => {
  it.each([
    ['IDENTITY', 'RESIDENCE_PERMIT'],
    ['PROFESSIONAL', 'STUDENT_CARD'],
    ['PROFESSIONAL', 'SCHOOL_CERTIFICATE'],
    ['INCOME', 'SCHOLARSHIP'],
    ['INCOME', 'TAX_NOTICE'],
    ['INCOME', 'ENTITLEMENT'],
    ['INCOME', 'INTERNSHIP_PAY'],
    ['INCOME', 'HOUSING_AID_SIMULATION'],
    ['ADDRESS', 'RENT_RECEIPTS'],
    ['ADDRESS', 'HOST_STATEMENT'],
  ] as const)('%s: %s may be asked of the applicant only', (category, document) => {
    expect(acceptedDocumentsFor({ category, holder: 'TENANT' })).toContain(document)
    expect(acceptedDocumentsFor({ category, holder: 'PERSON' })).not.toContain(document)
  })

  it.each([
    ['INCOME', 'LAST_TAX_NOTICE'],
    ['ADDRESS', 'LAST_RENT_RECEIPT'],
    ['ADDRESS', 'UTILITY_BILL'],
    ['ADDRESS', 'HOME_INSURANCE'],
  ] as const)('%s: %s may be asked of a guarantor only', (category, document) => {
    expect(acceptedDocumentsFor({ category, holder: 'PERSON' })).toContain(document)
    expect(acceptedDocumentsFor({ category, holder: 'TENANT' })).not.toContain(document)
  })
})

it.each([
  ['TENANT', 'PERMANENT_CONTRACT', ['WORK_CONTRACT', 'EMPLOYER_STATEMENT']],
  ['TENANT', 'APPRENTICE', ['WORK_CONTRACT', 'EMPLOYER_STATEMENT']],
  ['TENANT', 'SELF_EMPLOYED', ['COMPANY_REGISTER', 'BUSINESS_REGISTER', 'INSEE_CERTIFICATE', 'PROFESSIONAL_CARD']],
  ['TENANT', 'STUDENT', ['STUDENT_CARD', 'SCHOOL_CERTIFICATE', 'WORK_CONTRACT']],
  ['TENANT', 'RETIRED', acceptedDocuments.TENANT.PROFESSIONAL],
  ['TENANT', undefined, acceptedDocuments.TENANT.PROFESSIONAL],
  // The situation is the tenant's.
  ['PERSON', 'STUDENT', acceptedDocuments.PERSON.PROFESSIONAL],
] as const)('proofs of occupation of %s, %s', (holder, situation, documents) => {
  expect(acceptedDocumentsFor({ category: 'PROFESSIONAL', holder }, situation)).toEqual(documents)
})

it('has a list for every category that a holder has, and for no other', () => {
  for (const [holder, lists] of Object.entries(acceptedDocuments)) {
    expect(Object.keys(lists).toSorted()).toEqual([...categoriesOf[holder as DocumentHolderKind]].toSorted())
  }
  expect(acceptedDocumentsFor({ category: 'ADDRESS', holder: 'COMPANY' })).toEqual([])
})

it.each([
  ['IDENTITY', true],
  ['ADDRESS', true],
  ['PROFESSIONAL', false],
  ['INCOME', false],
] as const)('%s: one document only: %s', (category, isOne) => expect(isOneOnly({ category })).toBe(isOne))
