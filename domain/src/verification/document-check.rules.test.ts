import { expect, it } from 'vitest'
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

it('is a short list without repetition for every document, and every check is used', () => {
  const lists = Object.entries(categoriesOf).flatMap(([holder, categories]) =>
    categories.map((category) => checksOf(category, holder as DocumentHolderKind)),
  )
  for (const list of lists) {
    expect(new Set(list).size).toBe(list.length)
    expect(list.length).toBeGreaterThanOrEqual(3)
    expect(list.length).toBeLessThanOrEqual(6)
  }
  expect(new Set(lists.flat())).toEqual(new Set(documentChecks))
})
