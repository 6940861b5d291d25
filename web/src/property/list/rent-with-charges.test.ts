import { expect, it } from 'vitest'
import { rentWithCharges } from './rent-with-charges.ts'
import { studio, without } from './test-property.ts'

it.each([
  ['both', { ...studio, rentCost: 850.1, chargesCost: 49.8 }, 899.9],
  ['no charges to pay', { ...studio, rentCost: 850, chargesCost: 0 }, 850],
  ['charges not given', without('chargesCost'), undefined],
  ['rent not given', without('rentCost'), undefined],
  ['neither', without('rentCost', 'chargesCost'), undefined],
])('%s', (_, property, sum) => {
  expect(rentWithCharges(property)).toBe(sum)
})
