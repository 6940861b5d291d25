import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  energyGrades,
  estimateGrade,
  findGrade,
  isGoodGrade,
  type OfficialGrade,
  officialGrades,
} from './energy-grade.rules.ts'

const anyEnergy = fc.double({ min: 0, max: 2000, noNaN: true })

describe('estimateGrade', () => {
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
  ])('%d kWh/m²/year is %s', (finalEnergy, grade) => expect(estimateGrade(finalEnergy)).toBe(grade))

  it('never improves when consumption rises', () => {
    const order = ['A-D', 'E', 'F', 'G', 'G+']
    fc.assert(
      fc.property(anyEnergy, anyEnergy, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(estimateGrade(less))).toBeLessThanOrEqual(order.indexOf(estimateGrade(more)))
      }),
    )
  })
})

describe('findGrade', () => {
  const found = (grade: OfficialGrade, energyConsumption?: number) => ({ certificate: { grade }, energyConsumption })
  it.each([
    // typed figures alone: an estimate
    [{ energyConsumption: 329 }, { grade: 'E', source: 'estimated' }],
    [{ energyConsumption: 0 }, { grade: 'A-D', source: 'estimated' }],
    [
      { energyConsumption: 200, dpeGrade: null, certificate: null },
      { grade: 'A-D', source: 'estimated' },
    ],
    // an all-electric home at 200 of final energy may be F: the copied letter wins
    [
      { energyConsumption: 200, dpeGrade: 'F' },
      { grade: 'F', source: 'declared' },
    ],
    [
      { energyConsumption: 450, dpeGrade: 'G' },
      { grade: 'G', source: 'declared' },
    ],
    [
      { energyConsumption: 450.01, dpeGrade: 'G' },
      { grade: 'G+', source: 'declared' },
    ],
    [{ dpeGrade: 'B' }, { grade: 'B', source: 'declared' }],
    // the registry's letter wins over everything
    [
      { ...found('C', 500), dpeGrade: 'G' },
      { grade: 'C', source: 'official' },
    ],
    [found('F', 451), { grade: 'F', source: 'official' }],
    [found('G', 100), { grade: 'G', source: 'official' }],
    // but for its G
    [found('G', 450), { grade: 'G', source: 'official' }],
    [found('G', 450.01), { grade: 'G+', source: 'official' }],
    [found('G'), { grade: 'G', source: 'official' }],
    [{}, undefined],
    [{ energyConsumption: null }, undefined],
  ] as const)('%j → %j', (facts, expected) => expect(findGrade(facts)).toEqual(expected))

  it('keeps every official letter, G+ being a G', () => {
    fc.assert(
      fc.property(fc.constantFrom(...officialGrades), anyEnergy, (grade, energyConsumption) => {
        expect(findGrade(found(grade, energyConsumption))?.grade.replace('+', '')).toBe(grade)
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
    fc.assert(fc.property(anyEnergy, (energy) => isGoodGrade(estimateGrade(energy)) === energy < 330))
  })
})
