import { expect, it } from 'vitest'
import { linesOf } from '#platform/paper/text-document.ts'
import { leaseSamples } from '#test/lease-samples.ts'
import { composeLease } from './compose-lease.ts'
import type { LeaseFacts } from './lease-facts.ts'

const alone: LeaseFacts = leaseSamples['unfurnished-alone']
const textOf = (home: Partial<LeaseFacts['home']>) =>
  linesOf(composeLease({ ...alone, home: { ...alone.home, ...home } }).document).join('\n')

it.each([
  ['2021-07-01', 'DPE du 1er juillet 2021\n'],
  ['2021-06-30', 'DPE du 30 juin 2021, qui n’est plus valable\n'],
])('says whether a copied letter of %s is still valid', (dpeDate, expected) => {
  const told = textOf({ certificate: undefined, dpeGrade: 'E', dpeDate })
  expect(told).toContain(`Classe E, selon le bailleur, ${expected}`)
})

const { constructionYear: _, ...undated } = alone.home.certificate ?? expect.fail('no certificate')
const withPeriod = { ...undated, constructionPeriod: '1991_2005' } as const
it.each([
  ['the answer of the owner', { builtPeriod: '1971_1990' }, 'Période de construction | De 1971 à 1990'],
  ['else the year of the registry', {}, 'Période de construction | 1962, selon le DPE'],
  ['else its period', { certificate: withPeriod }, 'Période de construction | De 1991 à 2005, selon le DPE'],
] as const)('names when the home was built: %s', (_, home, expected) => {
  expect(textOf(home)).toContain(expected)
})
