import { beforeAll, describe, expect, it } from 'vitest'
import { type Communes, loadCommunes } from './communes.ts'
import { departementCentres } from './departement-centres.ts'
import { toFeature } from './feature.ts'
import { search } from './search.ts'

let communes: Communes
beforeAll(async () => {
  communes = await loadCommunes()
})

/** Labels; a commune also with its postcode. */
const find = (text: string, limit = 5) =>
  search(communes, text, limit)
    .map((address) => toFeature(address).properties)
    .map(({ label, type, postcode }) => (type === 'municipality' ? `${label} (${postcode})` : label))

describe('the first suggestion', () => {
  it.each([
    ['lyon', 'Lyon (69001)'],
    ['saint-étienne', 'Saint-Étienne (42000)'],
    ['ST ETIENNE', 'Saint-Étienne (42000)'],
    ['havre', 'Le Havre (76600)'],
    ["l'abergement cl", "L'Abergement-Clémenciat (01400)"],
    ['paris 11', 'Paris 11e Arrondissement (75011)'],
    ['69003', 'Lyon 3e Arrondissement (69003)'],
    ['y 80190', 'Y (80190)'],
    ['97400', 'Saint-Denis (97400)'],
    ['12 rue des lilas 69003', '12 Rue des Lilas 69003 Lyon'],
    ['12 RUE DES LILAS, 69003 LYON', '12 Rue des Lilas 69003 Lyon'],
    ['12bis r lilas 69003', '12bis Rue des Lilas 69003 Lyon'],
    ['12 bis bd gambetta lille', '12 bis Boulevard Gambetta 59000 Lille'],
    ['lyon rue pasteur', 'Rue Pasteur 69001 Lyon'],
    ['republique lyon', 'Rue de la République 69001 Lyon'],
    ['rue de paris lille', 'Rue de Paris 59000 Lille'],
    ['12 rue des lilas lyo', '12 Rue des Lilas 69001 Lyon'],
    ['12 rue des lilas 690', '12 Rue des Lilas 69003 Lyon'],
    ['rue du 8 mai 1945', 'Rue du 8 Mai 1945 75001 Paris'],
    ['rue victor hug', 'Rue Victor Hugo 75001 Paris'],
    ['14 rue auguste comte 69002 lyon', '14 Rue Auguste Comte 69002 Lyon'],
    ["3 chemin de l'étang bleu eus 66500", "3 Chemin de l'Étang Bleu 66500 Eus"],
  ])('for "%s" is %s', (text, expected) => {
    expect(find(text)[0]).toBe(expected)
  })
})

it.each(['nulle part du tout', '99999', '12 rue des lilas 99999', '12 lyon'])('nothing for "%s"', (text) => {
  expect(find(text)).toEqual([])
})

it('lists communes of the same name by population', () => {
  expect(find('saint denis', 3)).toEqual(['Saint-Denis (97400)', 'Saint-Denis (93200)', 'Saint-Denis (11310)'])
})

it('suggests streets of an arrondissement for an incomplete text', () => {
  const streets = find('75011 rue', 20)
  expect(new Set(streets).size).toBe(20)
  for (const street of streets) expect(street).toMatch(/^Rue .+ 75011 Paris$/)
})

it('suggests every postcode of a commune, up to the limit', () => {
  expect(find('rue pasteur toulouse', 3)).toEqual(
    ['31000', '31100', '31200'].map((postcode) => `Rue Pasteur ${postcode} Toulouse`),
  )
})

it('best first, with scores from 0 to 1', () => {
  const scores = search(communes, 'saint', 20).map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
})

describe('a feature', () => {
  const featureFor = (text: string) => {
    const [address] = search(communes, text, 1)
    return address && toFeature(address)
  }

  it('has the form of the national API for a house', () => {
    expect(featureFor('12 rue des lilas 69003')).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [expect.closeTo(4.64, 0), expect.closeTo(45.87, 0)] },
      properties: {
        label: '12 Rue des Lilas 69003 Lyon',
        score: 0.95,
        housenumber: '12',
        id: expect.stringMatching(/^69383_\w+_12$/),
        name: '12 Rue des Lilas',
        street: 'Rue des Lilas',
        postcode: '69003',
        citycode: '69383',
        city: 'Lyon',
        district: 'Lyon 3e Arrondissement',
        context: '69, Rhône, Auvergne-Rhône-Alpes',
        type: 'housenumber',
        importance: expect.closeTo(0.6, 1),
      },
    })
  })

  it('has the form of the national API for a street and a commune', () => {
    const street = featureFor('rue des lilas 42000')?.properties
    expect(street).toMatchObject({ name: 'Rue des Lilas', type: 'street', city: 'Saint-Étienne' })
    expect(street).not.toHaveProperty('housenumber')
    expect(featureFor('saint etienne')?.properties).toMatchObject({
      label: 'Saint-Étienne',
      type: 'municipality',
      citycode: '42218',
      population: expect.any(Number),
    })
  })

  it('always has the same position', () => {
    expect(featureFor('12 rue des lilas 69003')?.geometry).toEqual(featureFor('12 RUE des lilas lyon 69003')?.geometry)
  })
})

it('has a position in every département', () => {
  const missing = communes.withPostcodePrefix('').filter(({ commune }) => !departementCentres.has(commune.departement))
  expect(missing).toEqual([])
})
