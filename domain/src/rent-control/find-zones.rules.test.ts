import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findZones } from './find-zones.rules.ts'
import { bordeauxZones } from './zones/bordeaux-zones.data.ts'
import { estEnsembleZones } from './zones/est-ensemble-zones.data.ts'
import { lilleZones } from './zones/lille-zones.data.ts'
import { lyonZones } from './zones/lyon-zones.data.ts'
import { montpellierZones } from './zones/montpellier-zones.data.ts'
import { parisZones } from './zones/paris-zones.data.ts'
import { plaineCommuneZones } from './zones/plaine-commune-zones.data.ts'

// the district of a well-known place, and its zone in annex 1 of the order of 16 June 2025
it.each([
  ['Panthéon', 2.3462, 48.8462, 'Sorbonne', '4'],
  ['Notre-Dame', 2.3499, 48.853, 'Notre-Dame', '2'],
  ['Eiffel Tower', 2.2945, 48.8584, 'Gros-Caillou', '1'],
  ['Gare du Nord', 2.3563, 48.8815, 'Saint-Vincent-de-Paul', '5'],
  ['Sacré-Cœur', 2.3431, 48.8867, 'Clignancourt', '9'],
  ['Père-Lachaise cemetery', 2.3934, 48.8614, 'Père-Lachaise', '14'],
  ['Parc Montsouris', 2.3383, 48.8222, 'Parc-de-Montsouris', '11'],
  ['Cité des sciences', 2.3882, 48.8957, 'Pont-de-Flandre', '13'],
  ['Bibliothèque nationale', 2.3758, 48.8336, 'Gare', '13'],
])('Paris, %s', (_, lon, lat, name, zone) => {
  expect(findZones(parisZones, { lon, lat })[0]).toMatchObject({ name, zone })
})

const territories = {
  bordeauxZones,
  estEnsembleZones,
  lilleZones,
  lyonZones,
  montpellierZones,
  parisZones,
  plaineCommuneZones,
}

describe.each(Object.entries(territories))('%s', (_, shapes) => {
  it('ends before Marseille', () => expect(findZones(shapes, { lon: 5.3698, lat: 43.2965 })).toEqual([]))

  it('has a position in one zone, or in the neighbours of a border', () => {
    const [[west, south], [east, north]] = boundsOf(shapes)
    const position = fc.record({
      lon: fc.double({ min: west, max: east, noNaN: true }),
      lat: fc.double({ min: south, max: north, noNaN: true }),
    })
    fc.assert(
      fc.property(position, (at) => {
        const zones = findZones(shapes, at).map(({ zone }) => zone)
        expect(new Set(zones).size).toBe(zones.length)
        expect(zones.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 300 },
    )
  })
})

const square = { zone: 'square', rings: ['200000 4800000 1000 0 0 1000 -1000 0', '200400 4800400 200 0 0 200 -200 0'] }
const besides = { zone: 'besides', rings: ['201000 4800000 1000 0 0 1000 -1000 0'] }
const zonesAt = (lon: number, lat: number) => findZones([square, besides], { lon, lat }).map(({ zone }) => zone)

it.each([
  ['inside', 2.001, 48.005, ['square']],
  ['in the other', 2.015, 48.005, ['besides']],
  ['on the border, a little inside', 2.0099, 48.005, ['square', 'besides']],
  ['on the border, a little outside', 2.0101, 48.005, ['besides', 'square']],
  ['a little outside of all', 2.005, 47.9999, ['square']],
  ['far outside', 2.005, 47.9, []],
  ['in the hole', 2.005, 48.005, []],
] as const)('%s', (_, lon, lat, zones) => {
  expect(zonesAt(lon, lat)).toEqual(zones)
})

function boundsOf(shapes: typeof parisZones): [[number, number], [number, number]] {
  const starts = shapes.flatMap(({ rings }) => rings.map((ring) => ring.split(' ').slice(0, 2).map(Number)))
  const [xs, ys] = [starts.map(([x = 0]) => x / 100_000), starts.map(([, y = 0]) => y / 100_000)]
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}
