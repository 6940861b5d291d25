import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { energyGrades, findGrade, indicativeGrade, isGoodGrade, officialGrades } from './energy-grade.rules.ts'

const anyEnergy = fc.double({ min: 0, max: 2000, noNaN: true })

describe('indicativeGrade', () => {
  it.each([
    [0, 'A-D'],
    [249, 'A-D'],
    [249.99, 'A-D'],
    [250, 'E'],
    [329.99, 'E'],
    [330, 'F'],
    [419.99, 'F'],
    [420, 'G'],
    [449.99, 'G'],
    [450, 'G'],
    [450.01, 'G+'],
    [451, 'G+'],
    [1000, 'G+'],
  ])('%d kWh/m²/year is %s', (finalEnergy, grade) => expect(indicativeGrade(finalEnergy)).toBe(grade))

  it('never improves when consumption rises', () => {
    const order = ['A-D', 'E', 'F', 'G', 'G+']
    fc.assert(
      fc.property(anyEnergy, anyEnergy, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(indicativeGrade(less))).toBeLessThanOrEqual(order.indexOf(indicativeGrade(more)))
      }),
    )
  })
})

describe('findGrade', () => {
  it.each([
    // typed figures alone
    [{ finalEnergy: 329 }, { grade: 'E', isOfficial: false }],
    [{ finalEnergy: 0 }, { grade: 'A-D', isOfficial: false }],
    // the registry's letter wins over what final energy says
    [
      { officialGrade: 'C', finalEnergy: 500 },
      { grade: 'C', isOfficial: true },
    ],
    [
      { officialGrade: 'F', finalEnergy: 451 },
      { grade: 'F', isOfficial: true },
    ],
    [
      { officialGrade: 'G', finalEnergy: 100 },
      { grade: 'G', isOfficial: true },
    ],
    // but for its G
    [
      { officialGrade: 'G', finalEnergy: 450 },
      { grade: 'G', isOfficial: true },
    ],
    [
      { officialGrade: 'G', finalEnergy: 450.01 },
      { grade: 'G+', isOfficial: true },
    ],
    [{ officialGrade: 'G' }, { grade: 'G', isOfficial: true }],
    [{}, undefined],
  ] as const)('%j → %j', (facts, expected) => expect(findGrade(facts)).toEqual(expected))

  it('keeps every official letter, G+ being a G', () => {
    fc.assert(
      fc.property(fc.constantFrom(...officialGrades), anyEnergy, (officialGrade, finalEnergy) => {
        expect(findGrade({ officialGrade, finalEnergy })?.grade.replace('+', '')).toBe(officialGrade)
      }),
    )
  })
})

describe('isGoodGrade', () => {
  it.each(energyGrades.map((grade) => [grade, ['A', 'B', 'C', 'D', 'E', 'A-D'].includes(grade)] as const))(
    '%s: %s',
    (grade, isGood) => expect(isGoodGrade(grade)).toBe(isGood),
  )

  it('is below 330 for typed figures', () => {
    fc.assert(fc.property(anyEnergy, (energy) => isGoodGrade(indicativeGrade(energy)) === energy < 330))
  })
})
