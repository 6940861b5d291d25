import { describe, expect, it } from 'vitest'
import {
  acceptedDocumentsFor,
  documentKinds,
  findImpliedKind,
  isAcceptedKind,
  isOneOnly,
} from './accepted-documents.rules.ts'
import { categoriesOf, type DocumentHolderKind, documentCategories } from './document-category.rules.ts'

const holders = Object.keys(categoriesOf) as DocumentHolderKind[]

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
  ['TENANT', 'RETIRED', acceptedDocumentsFor({ category: 'PROFESSIONAL', holder: 'TENANT' })],
  // The situation is the tenant's.
  ['PERSON', 'STUDENT', acceptedDocumentsFor({ category: 'PROFESSIONAL', holder: 'PERSON' })],
] as const)('proofs of occupation of %s, %s', (holder, situation, documents) => {
  expect(acceptedDocumentsFor({ category: 'PROFESSIONAL', holder }, situation)).toEqual(documents)
})

it('has a list for every category that a holder has, and for no other', () => {
  for (const holder of holders)
    expect(
      documentCategories.filter((category) => acceptedDocumentsFor({ category, holder }).length > 0).toSorted(),
    ).toEqual([...categoriesOf[holder]].toSorted())
})

it.each([
  ['TENANT', 'IDENTITY', 'RESIDENCE_PERMIT', undefined, true],
  ['PERSON', 'IDENTITY', 'RESIDENCE_PERMIT', undefined, false],
  ['COMPANY', 'IDENTITY', 'RESIDENCE_PERMIT', undefined, false],
  ['PERSON', 'IDENTITY', 'PASSPORT', undefined, true],
  ['TENANT', 'INCOME', 'PASSPORT', undefined, false],
  ['TENANT', 'PROFESSIONAL', 'STUDENT_CARD', 'STUDENT', true],
  ['TENANT', 'PROFESSIONAL', 'STUDENT_CARD', 'PERMANENT_CONTRACT', false],
  ['TENANT', 'PROFESSIONAL', 'STUDENT_CARD', undefined, true],
  ['TENANT', 'PROFESSIONAL', 'COMPANY_REGISTER', 'SELF_EMPLOYED', true],
  ['PERSON', 'PROFESSIONAL', 'COMPANY_REGISTER', 'STUDENT', true],
  ['PERSON', 'PROFESSIONAL', 'STUDENT_CARD', 'STUDENT', false],
  ['COMPANY', 'COMPANY', 'STATUTES', undefined, true],
  ['COMPANY', 'ADDRESS', 'UTILITY_BILL', undefined, false],
  ['BODY', 'GUARANTEE_BODY', 'GUARANTEE', undefined, true],
] as const)('%s may be asked for %s by a %s (%s): %s', (holder, category, kind, situation, isAccepted) =>
  expect(isAcceptedKind({ category, holder }, kind, situation)).toBe(isAccepted),
)

it.each([
  ['BODY', 'GUARANTEE_BODY', 'GUARANTEE'],
  ['COMPANY', 'COMPANY', undefined],
  ['TENANT', 'IDENTITY', undefined],
  ['BODY', 'IDENTITY', undefined],
] as const)('of %s, %s implies %s', (holder, category, kind) =>
  expect(findImpliedKind({ category, holder })).toBe(kind),
)

it('lists every kind once', () => {
  expect(new Set(documentKinds).size).toBe(documentKinds.length)
  for (const holder of holders)
    for (const category of categoriesOf[holder])
      for (const kind of acceptedDocumentsFor({ category, holder })) expect(documentKinds).toContain(kind)
})

it.each([
  ['IDENTITY', true],
  ['ADDRESS', true],
  ['PROFESSIONAL', false],
  ['INCOME', false],
] as const)('%s: one document only: %s', (category, isOne) => expect(isOneOnly({ category })).toBe(isOne))
