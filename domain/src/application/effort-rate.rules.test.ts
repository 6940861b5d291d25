import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effortRate, effortRates, effortRateWithCharges, shareOfIncome } from './effort-rate.rules.ts'

describe('effortRate', () => {
  it.each([
    // rent, total income, rate
    [700, 2100, 33],
    [700, 700, 100],
    [1400, 700, 200],
    [700, 0, -1],
    [700, 0.01, 7_000_000],
    // rounded half up
    [335, 1000, 34],
    [334.99, 1000, 33],
    [1, 200, 1],
    [0.99, 200, 0],
    [5, 2000, 0],
    [10, 2000, 1],
    // halves that floating-point euros would lose: 1.15 × 100 is 114.99999999999999
    [1.15, 46, 3],
    [0.29, 58, 1],
    [4.35, 30, 15],
    [1_000_000, 1_000_000, 100],
  ])('%d € of %d €: %d %%', (rentCost, totalIncome, rate) => {
    expect(effortRate({ rentCost }, totalIncome)).toBe(rate)
  })

  const anyCents = fc.integer({ min: 1, max: 100_000_000 })

  it('is the exact quotient, rounded half up', () => {
    fc.assert(
      fc.property(anyCents, anyCents, (rent, income) => {
        const exact = (200n * BigInt(rent) + BigInt(income)) / (2n * BigInt(income))
        expect(effortRate({ rentCost: rent / 100 }, income / 100)).toBe(Number(exact))
      }),
    )
  })

  it('is never negative with an income, and never rises with it', () => {
    fc.assert(
      fc.property(anyCents, anyCents, anyCents, (rent, income, more) => {
        const rate = effortRate({ rentCost: rent / 100 }, income / 100)
        expect(rate).toBeGreaterThanOrEqual(0)
        expect(effortRate({ rentCost: rent / 100 }, (income + more) / 100)).toBeLessThanOrEqual(rate)
      }),
    )
  })
})

describe('effortRateWithCharges', () => {
  it.each([
    [700, 0, 2100, 33],
    [700, 50, 2100, 36],
    [700.1, 50.2, 2100, 36],
    [0.1, 0.2, 60, 1],
    [0.1, 0.19, 60, 0],
    [700, 50, 0, -1],
  ])('%d € and %d € of %d €: %d %%', (rentCost, chargesCost, totalIncome, rate) => {
    expect(effortRateWithCharges({ rentCost, chargesCost }, totalIncome)).toBe(rate)
  })
})

describe('effortRates', () => {
  it.each([
    [{ rentCost: 700, chargesCost: 50 }, 2100, { effortRate: 33, effortRateWithCharges: 36 }],
    [{ rentCost: 700, chargesCost: 0 }, 2100, { effortRate: 33, effortRateWithCharges: 33 }],
    [{ rentCost: 700, chargesCost: 50 }, 0, { effortRate: -1, effortRateWithCharges: -1 }],
    // a missing amount is not 0
    [{ rentCost: 700, chargesCost: null }, 2100, { effortRate: 33 }],
    [{ rentCost: 700 }, 2100, { effortRate: 33 }],
    [{ rentCost: null, chargesCost: 50 }, 2100, {}],
    [{}, 2100, {}],
  ])('%j of %d €: %j', (property, totalIncome, rates) => {
    expect(effortRates(property, totalIncome)).toEqual(rates)
  })
})

describe('shareOfIncome', () => {
  it.each([
    [2000, 3000, 67],
    [1000, 3000, 33],
    [0, 3000, 0],
    [1500.2, 1500.2, 100],
    [0.5, 100, 1],
    [0.49, 100, 0],
  ])('%d € of %d €: %d %%', (income, totalIncome, share) => {
    expect(shareOfIncome(income, totalIncome)).toBe(share)
  })
})
