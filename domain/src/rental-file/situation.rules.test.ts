import fc from 'fast-check'
import { expect, it } from 'vitest'
import { declaredIncome } from './situation.rules.ts'

const incomes = (...cents: number[]) => cents.map((amount) => ({ monthlyAmount: amount / 100 }))

it.each([
  [[], 0],
  [[1], 1],
  [[123_456, 78_901], 202_357],
])('%j cents together: %d', (cents, total) => expect(declaredIncome(incomes(...cents))).toBe(total / 100))

it('the order of the incomes changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000_000 }), { maxLength: 10 }), (cents) => {
      expect(declaredIncome(incomes(...cents))).toBe(declaredIncome(incomes(...cents.toReversed())))
    }),
  )
})
