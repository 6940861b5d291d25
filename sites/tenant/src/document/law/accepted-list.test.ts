import { expect, it } from 'vitest'
import { acceptedListOf } from './accepted-list.ts'

it.each([
  ['IDENTITY', 'TENANT', undefined, 'IDENTITY'],
  ['ADDRESS', 'TENANT', undefined, 'ADDRESS'],
  ['ADDRESS', 'PERSON', undefined, 'ADDRESS_OF_GUARANTOR'],
  ['PROFESSIONAL', 'TENANT', 'PERMANENT_CONTRACT', 'EMPLOYEE'],
  ['PROFESSIONAL', 'TENANT', 'APPRENTICE', 'EMPLOYEE'],
  ['PROFESSIONAL', 'TENANT', 'SELF_EMPLOYED', 'SELF_EMPLOYED'],
  ['PROFESSIONAL', 'TENANT', 'STUDENT', 'STUDENT'],
  ['PROFESSIONAL', 'TENANT', 'RETIRED', 'OCCUPATION'],
  ['PROFESSIONAL', 'TENANT', undefined, 'OCCUPATION'],
  // The tenant's situation says nothing about a guarantor's.
  ['PROFESSIONAL', 'PERSON', 'STUDENT', 'OCCUPATION'],
  ['INCOME', 'PERSON', undefined, 'INCOME'],
  ['COMPANY', 'COMPANY', undefined, 'COMPANY'],
] as const)('%s of %s, %s: %s', (category, holder, situation, fitting) => {
  expect(acceptedListOf({ category, holder }, situation)).toBe(fitting)
})
