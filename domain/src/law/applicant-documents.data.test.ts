import { describe, expect, it } from 'vitest'
import { acceptedDocumentsFor, isOneOnly } from '../document/accepted-documents.rules.ts'
import { categoriesOf, documentCategories } from '../document/document-category.rules.ts'
import { decreeHolders, decreeItems, decreeListsOf } from './applicant-documents.data.ts'

const asked = decreeHolders.flatMap((holder) => categoriesOf[holder].map((category) => [holder, category] as const))

describe('the tenant area asks for nothing that the decree does not list', () => {
  it.each(asked)('%s: %s', (holder, category) => {
    const items = decreeListsOf(holder)[category] ?? []
    const listed = items.flatMap((item) => decreeItems[item]).toSorted()
    expect(listed.length).toBeGreaterThan(0)
    expect(acceptedDocumentsFor({ category, holder }).toSorted()).toEqual(listed)
  })

  it('in every category; the certificate of an organisation is the guarantee itself', () => {
    const inDecree = new Set(decreeHolders.flatMap((holder) => Object.keys(decreeListsOf(holder))))
    expect(documentCategories.filter((category) => !inDecree.has(category))).toEqual(['GUARANTEE_BODY'])
    expect(categoriesOf.BODY).toEqual(['GUARANTEE_BODY'])
    for (const holder of decreeHolders)
      expect(Object.keys(decreeListsOf(holder)).toSorted()).toEqual([...categoriesOf[holder]].toSorted())
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
