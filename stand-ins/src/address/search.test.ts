import { findZones } from '@bailclair/domain/rent-control/find-zones.rules.ts'
import { loadFigures } from '@bailclair/domain/rent-control/load-figures.ts'
import { findRentTerritory } from '@bailclair/domain/rent-control/rent-territory.rules.ts'
import { parisZones } from '@bailclair/domain/rent-control/zones/paris-zones.data.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Communes, loadCommunes, type Place } from './communes.ts'
import { departementCentres } from './departement-centres.ts'
import { toFeature } from './feature.ts'
import { search } from './search.ts'
import { townCentres } from './town-centres.ts'

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
      geometry: { type: 'Point', coordinates: [expect.closeTo(4.869, 2), expect.closeTo(45.7535, 2)] },
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

describe('a door in a town with rent control', () => {
  const territories = ['paris', 'lille', 'plaineCommune', 'estEnsemble', 'lyon', 'montpellier', 'bordeaux'] as const
  const streets = ['Rue des Lilas', 'Rue Pasteur', 'Boulevard Voltaire', 'Rue Jamais Vue']

  /** Every door that the directory has in a commune or arrondissement. */
  const doorsIn = ({ commune, postcode }: Place) =>
    streets.flatMap((street) =>
      ['1', '12', '27'].map(
        (number) => toFeature({ commune, postcode, street, number, score: 1 }).geometry.coordinates,
      ),
    )

  it.each(territories)('%s: within 150 m of the centre, and in a zone of the territory', async (id) => {
    const { shapes = [] } = await loadFigures[id]()
    const places = communes.withPostcodePrefix('').filter(({ commune }) => findRentTerritory(commune.code)?.id === id)
    expect(places.length).toBeGreaterThan(0)
    for (const place of places) {
      const centre = townCentres.get(place.commune.code)
      for (const [lon, lat] of doorsIn(place)) {
        expect([place.commune.name, metresBetween(centre, [lon, lat]) < 150]).toEqual([place.commune.name, true])
        expect([place.commune.name, findZones(shapes, { lon, lat })]).not.toEqual([place.commune.name, []])
      }
    }
  })

  it('is in a district of its own arrondissement of Paris', () => {
    const districts = ['Palais-Royal', 'Mail', 'Enfants-Rouges', 'Saint-Gervais', 'Saint-Victor', 'Odéon', 'Invalides']
    const found = districts.map((_, at) => {
      const [lon, lat] = townCentres.get(`7510${at + 1}`) ?? [0, 0]
      return findZones(parisZones, { lon, lat })[0]?.name
    })
    expect(found).toEqual(districts)
  })

  it('is not where another door of its street is', () => {
    const places = communes.withPostcodePrefix('75011')
    const doors = places.flatMap(doorsIn).map(String)
    expect(new Set(doors).size).toBe(doors.length)
  })
})

type Degrees = readonly [longitude: number, latitude: number]
function metresBetween([fromLon, fromLat]: Degrees = [0, 0], [lon, lat]: Degrees): number {
  const metresOfDegree = 111_320
  const east = (lon - fromLon) * metresOfDegree * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(east, (lat - fromLat) * metresOfDegree)
}
