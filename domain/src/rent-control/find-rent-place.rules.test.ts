import { describe, expect, it } from 'vitest'
import { findRentPlace } from './find-rent-place.rules.ts'
import { loadFigures } from './load-figures.ts'
import { grenoble2026 } from './orders/grenoble-2026.data.ts'
import { lyon2025 } from './orders/lyon-2025.data.ts'
import { paris2025 } from './orders/paris-2025.data.ts'
import { paris2026 } from './orders/paris-2026.data.ts'
import type { RentOrder } from './rent-order.ts'
import { rentPlace } from './rent-place.schema.ts'
import { rentTerritories, rentTerritoryIds } from './rent-territories.data.ts'

const today = '2026-11-19'
const sorbonne = { citycode: '75105', position: { lon: 2.3462, lat: 48.8462 } }
const inParis = { kind: 'FOUND', tenseZone: 'LISTED', feeZones: ['VERY_TENSE'] }

const order2025 = { number: 'IDF-2025-06-16-00003', from: '2025-07-01', until: '2026-06-30' }
const order2026 = { number: 'IDF-2026-06-12-00003', from: '2026-07-01', until: '2026-11-24' }

describe('what an order says of a door in Paris', () => {
  it.each([
    ['2025-06-30', undefined, undefined],
    ['2025-07-01', order2025, paris2025.zones[4]],
    ['2026-06-30', order2025, paris2025.zones[4]],
    ['2026-07-01', order2026, paris2026.zones[4]],
    ['2026-11-24', order2026, paris2026.zones[4]],
    // no newer one is known here: the dates say that it has ended
    ['2026-11-25', order2026, paris2026.zones[4]],
  ])('on %s', async (day, order, rents) => {
    const zone = { zone: '4', name: 'Sorbonne', ...(rents && { rents }) }
    const territory = { id: 'paris', isPartly: false, ...(order && { order }), zones: [zone] }
    expect(await findRentPlace(sorbonne, day)).toStrictEqual({ ...inParis, territory })
  })
})

describe('zones', () => {
  const zonesOf = async (citycode: string, lon: number, lat: number) => {
    const place = await findRentPlace({ citycode, position: { lon, lat } }, today)
    return place.kind === 'FOUND' ? place.territory?.zones : undefined
  }

  it.each([
    ['Bastille, where three arrondissements meet', '75111', 2.3692, 48.8532, ['11', '2']],
    ['two districts of the 11th, a little north of the border', '75111', 2.3815, 48.8615, ['10', '11']],
    ['the same border, a little south of it', '75111', 2.3815, 48.861, ['11', '10']],
    ['the 11th, far from its borders', '75111', 2.3815, 48.8567, ['11']],
    ['Villeurbanne', '69266', 4.8799, 45.7665, ['4', '3']],
    ['in the territory by its code, outside by its position', '93066', 2.2945, 48.8584, []],
    ['no shapes are published', '64102', -1.4748, 43.4929, []],
    ['no shapes are published, and only a part is controlled', '38185', 5.7245, 45.1885, []],
  ])('%s', async (_, citycode, lon, lat, zones) => {
    expect((await zonesOf(citycode, lon, lat))?.map(({ zone }) => zone)).toEqual(zones)
  })

  it('have the rents of their own order and no name where the order names no district', async () => {
    const [first] = (await zonesOf('69381', 4.8277, 45.7694)) ?? []
    expect(first).toStrictEqual({ zone: '1', rents: lyon2025.zones[1] })
  })
})

const everyZone = ({ zones }: RentOrder) =>
  Object.entries(zones).flatMap(([zone, rents]) => (rents ? [{ zone, rents }] : []))

it.each([
  ['not in the directory', undefined, { kind: 'UNKNOWN' }],
  [
    'a commune with rent control, no door',
    { citycode: '75111' },
    {
      ...inParis,
      territory: { id: 'paris', isPartly: false, order: order2026, zones: [], allZones: everyZone(paris2026) },
    },
  ],
  [
    'a commune of which a part is controlled',
    { citycode: '38185' },
    {
      kind: 'FOUND',
      tenseZone: 'LISTED',
      feeZones: ['VERY_TENSE', 'TENSE'],
      territory: {
        id: 'grenoble',
        isPartly: true,
        order: { from: '2026-01-20', until: '2027-01-19' },
        zones: [],
        allZones: everyZone(grenoble2026),
      },
    },
  ],
  [
    'scarce homes, no control',
    { citycode: '13202' },
    { kind: 'FOUND', tenseZone: 'LISTED', feeZones: ['VERY_TENSE', 'TENSE'] },
  ],
  ['neither', { citycode: '87085' }, { kind: 'FOUND', tenseZone: 'NOT_LISTED', feeZones: ['ELSEWHERE'] }],
])('%s', async (_, found, expected) => {
  expect(await findRentPlace(found, today)).toStrictEqual(expected)
})

it.each(rentTerritoryIds)('%s: every zone of the shapes has rents in the newest order', async (id) => {
  const { orders, shapes = [] } = await loadFigures[id]()
  const [newest] = orders.toSorted((a, b) => b.from.localeCompare(a.from))
  expect(shapes.filter(({ zone }) => !newest?.zones[zone])).toEqual([])
})

it('is an answer of the API', async () => {
  const place = await findRentPlace(sorbonne, today)
  expect(rentPlace.parse(place)).toEqual(place)
})

it.each(rentTerritoryIds)('%s: all zones together are a small answer', async (id) => {
  const { communes }: { communes: string } = rentTerritories[id]
  const place = await findRentPlace({ citycode: communes.slice(0, 5) }, today)
  expect(rentPlace.parse(place)).toEqual(place)
  const { zones, allZones = [] } = (place.kind === 'FOUND' && place.territory) || expect.fail('no territory')
  expect(zones).toEqual([])
  expect(allZones.length).toBeGreaterThan(1)
  expect(JSON.stringify(place).length).toBeLessThan(4_000)
})
