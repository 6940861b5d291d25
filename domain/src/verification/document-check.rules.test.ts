import { expect, it } from 'vitest'
import { acceptedDocumentsFor } from '../document/accepted-documents.rules.ts'
import { categoriesOf, type DocumentHolderKind } from '../document/document-category.rules.ts'
import { checksOf, documentChecks } from './document-check.rules.ts'

it.each([
  ['IDENTITY', 'TENANT', 'STILL_VALID', true],
  ['IDENTITY', 'TENANT', 'ALLOWED_KIND', false],
  ['IDENTITY', 'PERSON', 'ALLOWED_KIND', true],
  ['ADDRESS', 'TENANT', 'ALLOWED_KIND', true],
  ['INCOME', 'TENANT', 'LATEST_TAX_NOTICE', true],
  ['COMPANY', 'COMPANY', 'NAMES_REPRESENTATIVE', true],
  ['GUARANTEE_BODY', 'BODY', 'COVERS_RENT', true],
] as const)('%s of a %s has %s: %s', (category, holder, check, has) =>
  expect(checksOf(category, holder).includes(check)).toBe(has),
)

it.each([
  ['IDENTITY', 'TENANT', 'IDENTITY_CARD', ['DECLARED_KIND', 'READABLE', 'COMPLETE', 'SAME_NAME', 'STILL_VALID']],
  ['IDENTITY', 'PERSON', 'PASSPORT', ['DECLARED_KIND', 'READABLE', 'SAME_NAME', 'STILL_VALID']],
  ['ADDRESS', 'TENANT', 'RENT_RECEIPTS', ['DECLARED_KIND', 'READABLE', 'SAME_NAME', 'LATEST_MONTHS']],
  ['ADDRESS', 'PERSON', 'UTILITY_BILL', ['DECLARED_KIND', 'READABLE', 'SAME_NAME', 'RECENT']],
  ['INCOME', 'TENANT', 'PAYSLIPS', ['DECLARED_KIND', 'READABLE', 'SAME_NAME', 'SAME_AMOUNT', 'LATEST_MONTHS']],
  ['INCOME', 'TENANT', 'TAX_NOTICE', ['DECLARED_KIND', 'READABLE', 'SAME_NAME', 'SAME_AMOUNT', 'LATEST_TAX_NOTICE']],
  ['COMPANY', 'COMPANY', 'STATUTES', ['DECLARED_KIND', 'READABLE', 'NAMES_COMPANY', 'NAMES_REPRESENTATIVE']],
] as const)('%s of a %s declared as %s has %j', (category, holder, kind, list) =>
  expect(checksOf(category, holder, kind)).toEqual(list),
)

it('is a short list without repetition for every document, and every check is used', () => {
  const lists = Object.entries(categoriesOf).flatMap(([holder, categories]) =>
    categories.flatMap((category) =>
      [undefined, ...acceptedDocumentsFor({ category, holder: holder as DocumentHolderKind })].map((kind) =>
        checksOf(category, holder as DocumentHolderKind, kind),
      ),
    ),
  )
  for (const list of lists) {
    expect(new Set(list).size).toBe(list.length)
    expect(list.length).toBeGreaterThanOrEqual(3)
    expect(list.length).toBeLessThanOrEqual(6)
  }
  expect(new Set(lists.flat())).toEqual(new Set(documentChecks))
})
