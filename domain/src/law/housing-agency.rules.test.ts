import { expect, it } from 'vitest'
import { housingAgencies } from './housing-agencies.data.ts'
import { housingAgencyOf } from './housing-agency.rules.ts'

it.each([
  ['12 rue des Lilas 75011 Paris', 'Paris'],
  ['1 rue Nationale 59000 Lille', 'Nord'],
  ['2 cours Napoléon 20000 Ajaccio', 'Corse-du-Sud'],
  ['2 boulevard Paoli 20200 Bastia', 'Haute-Corse'],
  ['1 rue de Paris 97400 Saint-Denis', 'La Réunion'],
  ['3 rue Frébault 97110 Pointe-à-Pitre', 'Guadeloupe'],
  // collectivities with postcodes of Guadeloupe, which nothing is known about
  ['4 rue de la France 97133 Gustavia', undefined],
  ['1 rue de la République 97150 Marigot', undefined],
  // its agency is not known
  ['1 place du Marché 23000 Guéret', undefined],
  ['nowhere', undefined],
  [null, undefined],
])('%s: %s', (address, name) => expect(housingAgencyOf(address)?.name).toBe(name))

it.each([
  ['1 place du Martroi 28000 Chartres', 'http://www.adil45-28.org/'],
  ['1 place du Martroi 45000 Orléans', 'http://www.adil45-28.org/'],
  ['1 rue de la Marne 52000 Chaumont', 'http://www.adil21.org/'],
  ['1 rue de la Paix 62000 Arras', 'http://www.adilnpdc.fr/'],
  ['1 place Grenette 38000 Grenoble', 'https://www.adil38.org/'],
  ['1 place d’Armes 57000 Metz', 'https://www.anil.org/adil-57/'],
])('%s: %s', (address, url) => expect(housingAgencyOf(address)?.url).toBe(url))

/** 01 to 95 with 2A and 2B instead of 20, and five overseas. */
const departements = [
  ...Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).flatMap((code) =>
    code === '20' ? ['2A', '2B'] : [code],
  ),
  ...['971', '972', '973', '974', '976'],
]
const notKnown = '02 04 07 08 09 11 14 15 18 23 43 50 51 58 72 88 90 976'.split(' ')

it('knows the agency of each département but these', () => {
  expect(departements).toHaveLength(101)
  const known = housingAgencies.map(([code]) => code)
  expect([...known, ...notKnown].toSorted()).toEqual(departements.toSorted())
})

it('has départements in order, each with a name and a site', () => {
  const codes = housingAgencies.map(([code]) => code)
  expect(codes).toEqual(codes.toSorted())
  for (const [, name, site] of housingAgencies) {
    expect(name).not.toBe('')
    expect(site).toMatch(/^(?:https:\/\/)?(?:[a-z0-9-]+\.)+(?:org|fr|com)(?:\/[a-z0-9-]+)?$/)
  }
})
