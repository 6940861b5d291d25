import { describe, expect, it } from 'vitest'
import { categoriesOf, documentCategories, mostFiles } from './document-category.rules.ts'

describe('what may be asked', () => {
  it('is exactly the legal list', () => {
    expect([...new Set(Object.values(categoriesOf).flat())].toSorted()).toEqual([...documentCategories].toSorted())
  })

  it.each([
    ['TENANT', ['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME']],
    ['PERSON', ['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME']],
    ['COMPANY', ['COMPANY', 'IDENTITY']],
    ['BODY', ['GUARANTEE_BODY']],
  ] as const)('of %s is %j', (holder, categories) => {
    expect(categoriesOf[holder]).toEqual(categories)
  })

  it('allows both sides of a card, and is limited', () => {
    expect(mostFiles.IDENTITY).toBe(2)
    for (const most of Object.values(mostFiles)) expect(most).toBeLessThanOrEqual(10)
  })
})
