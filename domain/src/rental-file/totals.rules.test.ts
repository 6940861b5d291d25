import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../value/money.schema.ts'
import { findTotalGuarantorIncome, totalIncome } from './totals.rules.ts'

const person = (euros: number | null) => ({ monthlyIncome: euros })
const tenant = (euros: number | null, guarantors: (number | null)[] = []) => ({
  ...person(euros),
  guarantors: guarantors.map(person),
})

describe('totals', () => {
  it.each([
    [[tenant(2100)], 2100, undefined],
    [[tenant(null)], 0, undefined],
    [[tenant(0)], 0, undefined],
    [[tenant(0.1), tenant(0.2)], 0.3, undefined],
    [[tenant(1500.55), tenant(null), tenant(900.45)], 2401, undefined],
    [[tenant(2100, [3000, 2500.5])], 2100, 5500.5],
    [[tenant(900, [3000]), tenant(800, [2000])], 1700, 5000],
    [[tenant(900, [null])], 900, undefined],
    [[tenant(900, [null, 2000])], 900, 2000],
    [[tenant(900, [0])], 900, 0],
    [[], 0, undefined],
  ])('%j: tenants %d, guarantors %s', (tenants, ofTenants, ofGuarantors) => {
    expect(totalIncome(tenants)).toBe(ofTenants)
    expect(findTotalGuarantorIncome(tenants)).toBe(ofGuarantors)
  })

  const anyIncome = fc.option(fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100))
  const anyPerson = fc.record({ monthlyIncome: anyIncome })
  const anyTenants = fc.array(
    fc.record({ monthlyIncome: anyIncome, guarantors: fc.array(anyPerson, { maxLength: 2 }) }),
    { maxLength: 10 },
  )

  it('of two lists together is the sum of both, and stays a whole number of cents', () => {
    fc.assert(
      fc.property(anyTenants, anyTenants, (some, others) => {
        const together = [...some, ...others]
        const tenantCents = (tenants: typeof some) => toCents(totalIncome(tenants))
        const guarantorCents = (tenants: typeof some) => toCents(findTotalGuarantorIncome(tenants) ?? 0)
        // toCents throws for an amount that is no whole number of cents
        expect(tenantCents(together)).toBe(tenantCents(some) + tenantCents(others))
        expect(guarantorCents(together)).toBe(guarantorCents(some) + guarantorCents(others))
      }),
    )
  })

  it('never mixes the incomes of tenants and guarantors', () => {
    fc.assert(
      fc.property(anyTenants, (tenants) => {
        const withoutGuarantors = tenants.map((one) => ({ ...one, guarantors: [] }))
        const withoutIncome = tenants.map((one) => ({ ...one, monthlyIncome: null }))
        expect(totalIncome(withoutGuarantors)).toBe(totalIncome(tenants))
        expect(findTotalGuarantorIncome(withoutIncome)).toBe(findTotalGuarantorIncome(tenants))
      }),
    )
  })
})
