import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { electricityUpdate } from './electricity-update.rules.ts'
import { officialGrades } from './energy-grade.rules.ts'

/** All electric: 200 kWh of final energy are 460 of primary energy before, and 380 since. */
const electric = {
  date: '2024-05-01',
  grade: 'G',
  co2Grade: 'B',
  livingSpace: 62,
  primaryEnergyConsumption: 460,
  finalEnergyConsumption: 200,
} as const
const madeIn2026 = { grade: 'E', primaryEnergyConsumption: 260, finalEnergyConsumption: 137 } as const
const none = { kind: 'NONE' }
const perhaps = { kind: 'PERHAPS' }
const better = (grade: string) => ({ kind: 'BETTER', grade })

describe('a certificate with the factor of before', () => {
  it.each([
    ['all electric', electric, better('F')],
    ['made on the last day before', { ...electric, date: '2025-12-31' }, better('F')],
    ['made on the first day of the new factor', { ...electric, date: '2026-01-01' }, none],
    ['made on the first day of the method', { ...electric, date: '2021-07-01' }, better('F')],
    ['made by the method before', { ...electric, date: '2021-06-30' }, none],
    ['decided by its emissions', { ...electric, grade: 'F', co2Grade: 'F' }, none],
    ['an A', { ...electric, grade: 'A', co2Grade: 'A', primaryEnergyConsumption: 60 }, none],
    // gas: primary and final energy are the same
    ['without electricity', { ...electric, primaryEnergyConsumption: 430, finalEnergyConsumption: 430 }, none],
    // 26 kWh of electricity: 8 less, which is not enough
    ['with little electricity', { ...electric, primaryEnergyConsumption: 460, finalEnergyConsumption: 434 }, none],
    ['with figures that contradict each other', { ...electric, finalEnergyConsumption: 480 }, none],
    ['without a figure', { ...electric, finalEnergyConsumption: undefined }, perhaps],
    // homes of 40 m² or less have other limits
    ['of 40 m²', { ...electric, livingSpace: 40 }, perhaps],
    ['of 40,5 m²', { ...electric, livingSpace: 40.5 }, better('F')],
  ] as const)('%s', (_, facts, expected) => {
    expect(electricityUpdate(facts, 1.9)).toEqual(expected)
  })

  it.each([
    // 460 / 2.3 × 1.7 = 340
    ['made before 2026', electric, better('F')],
    // 260 / 1.9 × 1.7 = 233
    ['made in 2026', { ...electric, ...madeIn2026, date: '2026-12-31' }, better('D')],
    ['made in 2027', { ...electric, ...madeIn2026, date: '2027-01-01' }, none],
  ] as const)('may improve again by the factor of 2027: %s', (_, facts, expected) => {
    expect(electricityUpdate(facts, 1.7)).toEqual(expected)
  })

  it('keeps the emissions: they are the limit of what it can become', () => {
    // 300 → 247.8: energy alone would be D
    const home = { ...electric, grade: 'E', primaryEnergyConsumption: 300, finalEnergyConsumption: 130 } as const
    expect(electricityUpdate({ ...home, co2Grade: 'D' }, 1.9)).toEqual(better('D'))
    expect(electricityUpdate({ ...home, co2Grade: 'C' }, 1.9)).toEqual(better('D'))
    expect(electricityUpdate({ ...home, co2Grade: 'E' }, 1.9)).toEqual(none)
  })

  it('never promises a worse grade, nor the same', () => {
    const any = fc.constantFrom(...officialGrades)
    const energy = fc.integer({ min: 1, max: 900 })
    fc.assert(
      fc.property(any, any, energy, energy, (grade, co2Grade, primaryEnergyConsumption, finalEnergyConsumption) => {
        const facts = { ...electric, grade, co2Grade, primaryEnergyConsumption, finalEnergyConsumption }
        const update = electricityUpdate(facts, 1.9)
        return update.kind !== 'BETTER' || officialGrades.indexOf(update.grade) < officialGrades.indexOf(grade)
      }),
    )
  })
})
