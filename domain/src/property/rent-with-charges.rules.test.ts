import { expect, it } from 'vitest'
import { rentWithCharges } from './rent-with-charges.rules.ts'

it.each([
  [{ rentCost: 480, chargesCost: 40 }, 520],
  [{ rentCost: 480, chargesCost: 0 }, 480],
  [{ rentCost: 850.1, chargesCost: 49.8 }, 899.9],
  [{ rentCost: 0.1, chargesCost: 0.2 }, 0.3],
  [{ rentCost: 480 }, undefined],
  [{ chargesCost: 40 }, undefined],
  [{}, undefined],
])('%j → %s', (property, sum) => expect(rentWithCharges(property)).toBe(sum))
