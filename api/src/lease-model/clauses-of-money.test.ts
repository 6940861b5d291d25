import { expect, it } from 'vitest'
import { linesOf } from '#platform/paper/text-document.ts'
import { leaseSamples } from '#test/lease-samples.ts'
import { composeLease } from './compose-lease.ts'
import type { LeaseFacts } from './lease-facts.ts'

const inParis: LeaseFacts = leaseSamples['furnished-in-paris']
const ofEnergy = 'de référence des prix de l’énergie |'

it.each<[string, Partial<LeaseFacts['home']>, string]>([
  ['one year', {}, `Année ${ofEnergy} 2023`],
  ['three years', { energyCostYear: 2021, energyCostLastYear: 2023 }, `Années ${ofEnergy} 2021, 2022 et 2023`],
  ['the same year twice', { energyCostLastYear: 2023 }, `Année ${ofEnergy} 2023`],
  ['a last year alone', { energyCostYear: undefined, energyCostLastYear: 2023 }, `Année ${ofEnergy} [à compléter`],
])('a lease names prices of energy of %s', (_, change, row) => {
  const { document } = composeLease({ ...inParis, home: { ...inParis.home, ...change } })
  const line = linesOf(document).find((line) => line.includes(ofEnergy))
  expect(line?.slice(0, row.length)).toBe(row)
})
