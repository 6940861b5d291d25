import { describe, expect, it } from 'vitest'
import { paris2026 } from './orders/paris-2026.data.ts'
import {
  askedRentFacts,
  builtPeriodOfHome,
  compareWithCeiling,
  missingRatedFacts,
  type RentedHome,
  referenceRents,
} from './rent-limits.rules.ts'
import type { RentPlace, RentTerritoryOfHome } from './rent-place.schema.ts'

it.each([
  [{ builtPeriod: '1946_1970', certificate: { constructionYear: 1910 } }, '1946_1970'],
  [{ builtPeriod: null, certificate: { constructionYear: 1945 } }, 'BEFORE_1946'],
  [{ certificate: { constructionYear: 2006 } }, 'AFTER_2005'],
  [{ certificate: { constructionYear: 1991, constructionPeriod: '1971_1990' } }, '1991_2005'],
  [{ certificate: { constructionPeriod: '1971_1990' } }, '1971_1990'],
  [{ builtPeriod: '1946_1970', certificate: { constructionPeriod: '1971_1990' } }, '1946_1970'],
  [{ certificate: {} }, undefined],
  [{ certificate: null }, undefined],
  [{}, undefined],
] as const)('%j was built %s', (home, period) => expect(builtPeriodOfHome(home)).toBe(period))

const home = {
  type: 'APARTMENT',
  furniture: 'UNFURNISHED',
  rooms: 2,
  builtPeriod: 'BEFORE_1946',
  livingSpace: 45,
} as const satisfies RentedHome

it.each([
  [home, []],
  [{ ...home, rooms: null }, ['rooms']],
  [{ ...home, type: undefined, furniture: null }, ['type', 'furniture']],
  [{ ...home, builtPeriod: null }, ['builtPeriod']],
  [{ ...home, builtPeriod: null, certificate: { constructionYear: 1900 } }, []],
  // an area is needed for the rent of the home alone
  [{ ...home, livingSpace: null }, []],
] as const)('of %j is missing: %j', (home, facts) => expect(missingRatedFacts(home)).toEqual(facts))

const { zones } = paris2026
const zone = (zone: string) => ({ zone, ...(zones[zone] ? { rents: zones[zone] } : {}) })
const territory = (...names: string[]): RentTerritoryOfHome => ({
  id: 'paris',
  isPartly: false,
  zones: names.map(zone),
})

describe('what the wizard asks', () => {
  const found = { kind: 'FOUND', feeZones: [] } as const
  it.each([
    ['nothing before the place is known', undefined, []],
    ['nothing of an unknown place', { kind: 'UNKNOWN' }, []],
    ['nothing where rents are free', { ...found, tenseZone: 'NOT_LISTED' }, []],
    ['the last rent in a tense zone', { ...found, tenseZone: 'LISTED' }, ['longUnlet', 'lastRent', 'lastRentSince']],
    [
      'the last rent in what may be one',
      { ...found, tenseZone: 'UNKNOWN' },
      ['longUnlet', 'lastRent', 'lastRentSince'],
    ],
    [
      'all in Paris',
      { ...found, tenseZone: 'LISTED', territory: territory('1') },
      ['rooms', 'builtPeriod', 'longUnlet', 'lastRent', 'lastRentSince'],
    ],
  ] as const)('%s', (_, place, facts) => {
    expect(askedRentFacts(place as Parameters<typeof askedRentFacts>[0])).toEqual(facts)
  })

  it('no last rent of a home that nobody has rented for long', () => {
    const inParis: RentPlace = { ...found, feeZones: [], tenseZone: 'LISTED', territory: territory('1') }
    expect(askedRentFacts(inParis, true)).toEqual(['rooms', 'builtPeriod', 'longUnlet'])
  })
})

describe('reference rents', () => {
  it('are those of the zone', () => {
    // Sorbonne, two rooms, before 1946: 31.1 × 45
    expect(referenceRents(territory('4'), home)).toEqual([
      {
        zone: '4',
        perSquareMetre: { floor: 21.8, reference: 31.1, ceiling: 37.3 },
        ofHome: { floor: 981, reference: 1399.5, ceiling: 1678.5 },
      },
    ])
  })

  it('are those of each zone near a border', () => {
    expect(referenceRents(territory('4', '5'), home)?.map(({ ofHome }) => ofHome?.ceiling)).toEqual([1678.5, 1548])
  })

  it.each([
    ['a fact is missing', territory('4'), { ...home, rooms: null }],
    ['the order has no such zone', territory('4', '99'), home],
    ['the place is in no zone', territory(), home],
  ])('are unknown where %s', (_, territory, home) => expect(referenceRents(territory, home)).toBeUndefined())

  it('of a home without area are those of a square metre alone', () => {
    const [rents] = referenceRents(territory('4'), { ...home, livingSpace: null }) ?? []
    expect(rents).toEqual({ zone: '4', perSquareMetre: { floor: 21.8, reference: 31.1, ceiling: 37.3 } })
  })
})

describe('a rent', () => {
  const both = referenceRents(territory('4', '5'), home) ?? []

  it.each([
    [1548, { kind: 'WITHIN' }],
    [1548.01, { kind: 'PERHAPS_ABOVE', ceiling: 1548 }],
    [1678.5, { kind: 'PERHAPS_ABOVE', ceiling: 1548 }],
    [1678.51, { kind: 'ABOVE', ceiling: 1678.5 }],
  ])('of %d beside ceilings of 1,548 and 1,678.50: %j', (rent, verdict) => {
    expect(compareWithCeiling(rent, both)).toEqual(verdict)
  })

  it('cannot be compared without an area, or without ceilings', () => {
    const [one, other] = both
    expect(compareWithCeiling(800, [])).toBeUndefined()
    if (!one || !other) return expect.fail('two zones')
    const { ofHome: _, ...withoutArea } = other
    expect(compareWithCeiling(800, [one, withoutArea])).toBeUndefined()
  })
})
