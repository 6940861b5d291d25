import { expect, it } from 'vitest'
import { writeEnergyLabels } from './energy-label-texts.ts'

const known = { kind: 'KNOWN', grade: 'D', isExcessive: false } as const

it.each([
  [
    { ...known, co2Grade: 'B' },
    ['Energy label: grade D, on a scale from A to G.', 'Climate label: grade B, on a scale from A to G.'],
  ],
  [known, ['Energy label: grade D, on a scale from A to G.']],
  [{ kind: 'UNKNOWN' }, []],
  [{ kind: 'NOT_REQUIRED' }, []],
] as const)('labels of %j', (energy, alternatives) => {
  expect(writeEnergyLabels(energy, 'en').map(({ alternative }) => alternative)).toEqual(alternatives)
})

it('has French words, with French spaces', () => {
  const [energy, climate] = writeEnergyLabels({ ...known, co2Grade: 'B' }, 'fr')
  expect(energy?.alternative).toBe('Étiquette énergie\u202f: classe D, sur une échelle de A à G.')
  expect(JSON.stringify(climate?.shapes)).toContain('peu de gaz à effet de serre')
})
