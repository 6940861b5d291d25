import { describe, expect, it } from 'vitest'
import { paris2026 } from '../rent-control/orders/paris-2026.data.ts'
import type { RentPlace } from '../rent-control/rent-place.schema.ts'
import { isControlUncertain } from './advert-control.rules.ts'
import { type AdvertHome, advertFacts, isClimateGradeAsked, missingMentions } from './advert-facts.rules.ts'

const law = { today: '2026-11-19', changes: {} }
const home: AdvertHome = {
  address: '12 Rue des Écoles 75005 Paris',
  type: 'APARTMENT',
  furniture: 'UNFURNISHED',
  livingSpace: 45,
  rooms: 2,
  builtPeriod: 'BEFORE_1946',
  rentCost: 1300,
  chargesCost: 80,
  chargesKind: 'PROVISIONS',
  deposit: 1300,
  certificate: { grade: 'D', co2Grade: 'C', status: 'ACTIF' },
  energyCostLeast: 690,
  energyCostMost: 990,
  energyCostYear: 2021,
}
const sorbonne: RentPlace = {
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: ['VERY_TENSE'],
  territory: {
    id: 'paris',
    isPartly: false,
    order: { from: '2026-07-01', until: '2027-06-30' },
    zones: [{ zone: '4', name: 'Sorbonne', ...(paris2026.zones[4] ? { rents: paris2026.zones[4] } : {}) }],
  },
}
const facts = (change: Partial<AdvertHome> = {}, place: RentPlace | undefined = sorbonne, at = law) =>
  advertFacts({ ...home, ...change }, place, at)
const missing = (...values: Parameters<typeof facts>) => missingMentions(facts(...values))

it('says all of a home of which all is known', () => {
  expect(facts()).toEqual({
    town: { name: 'Paris', arrondissement: 5 },
    type: 'APARTMENT',
    furniture: 'UNFURNISHED',
    livingSpace: 45,
    rooms: 2,
    rent: { total: 1380, base: 1300, supplement: 0, charges: 80, chargesKind: 'PROVISIONS' },
    deposit: 1300,
    control: { isCertain: true, ceiling: 1678.5, reference: 1399.5 },
    energy: { kind: 'KNOWN', grade: 'D', co2Grade: 'C', isExcessive: false },
    energyCost: { least: 690, most: 990, firstYear: 2021, lastYear: 2021 },
  })
  expect(missing()).toEqual([])
})

it('says nothing of an empty home, and what is missing', () => {
  const empty = advertFacts({ address: null, rentCost: null, dpeNotRequired: false }, undefined, law)
  expect(empty).toEqual({ energy: { kind: 'UNKNOWN' } })
  expect(missingMentions(empty)).toEqual([
    'TOWN',
    'FURNITURE',
    'LIVING_SPACE',
    'RENT',
    'CHARGES',
    'DEPOSIT',
    'ENERGY_GRADE',
    'CLIMATE_GRADE',
    'ENERGY_COST',
  ])
})

describe('the rent', () => {
  it('is told with its supplement apart', () => {
    expect(facts({ rentCost: 1300.1, rentSupplement: 99.9, chargesCost: 49.8 }).rent).toEqual({
      total: 1349.9,
      base: 1200.2,
      supplement: 99.9,
      charges: 49.8,
      chargesKind: 'PROVISIONS',
    })
  })

  it('without charges needs no kind of charges', () => {
    expect(missing({ chargesCost: 0, chargesKind: null })).toEqual([])
    expect(facts({ chargesCost: 0 }).rent).toEqual({ total: 1300, base: 1300, supplement: 0, charges: 0 })
    expect(missing({ chargesKind: null })).toEqual(['CHARGES_KIND'])
  })

  it('without its charges is missing them alone', () => {
    expect(missing({ chargesCost: null })).toEqual(['CHARGES'])
  })

  it('that is nothing but supplement is none', () => {
    expect(missing({ rentSupplement: 1300 })).toEqual(['RENT', 'CHARGES'])
  })
})

it('needs no type: the order of 21 April 2022 does not list it', () => {
  expect(missing({ type: null, furniture: null })).toEqual(['FURNITURE', 'CEILING'])
})

describe('the deposit', () => {
  it('may be nothing', () => expect(missing({ deposit: 0 })).toEqual([]))
  it('is needed all the same', () => expect(missing({ deposit: null })).toEqual(['DEPOSIT']))
})

describe('the ceiling', () => {
  it.each<[string, RentPlace | undefined]>([
    ['outside of controlled territories', { kind: 'FOUND', tenseZone: 'LISTED', feeZones: [] }],
    ['at an unknown place', { kind: 'UNKNOWN' }],
    ['before the place is known', undefined],
  ])('is not told %s', (_, place) => {
    expect(advertFacts(home, place, law).control).toBeUndefined()
  })

  it.each([
    ['the rooms are not known', { rooms: null }, sorbonne, law.today],
    ['the home may be in two zones', {}, nearBorder(), law.today],
    ['there is no area', { livingSpace: null }, sorbonne, law.today],
  ])('is missing where %s', (_, change, place, today) => {
    expect(missing(change, place, { ...law, today })).toContain('CEILING')
  })

  it('may be missing at a place that was not found, and not before anybody looked', () => {
    const place: RentPlace = { kind: 'UNKNOWN' }
    expect(missingMentions(facts({}, place), place)).toEqual(['CEILING'])
    expect(missingMentions(facts({}, place))).toEqual([])
    expect(missingMentions(facts(), sorbonne)).toEqual([])
  })

  it('is told until the last day of the experiment', () => {
    expect(facts({}, sorbonne, { ...law, today: '2026-11-24' }).control?.ceiling).toBe(1678.5)
    expect(facts({}, sorbonne, { ...law, today: '2026-11-25' }).control).toBeUndefined()
  })

  it.each<[string, RentPlace | undefined, string, boolean]>([
    ['before the place is known', undefined, '2026-11-25', false],
    ['at an unknown place', { kind: 'UNKNOWN' }, '2026-11-25', false],
    ['outside of controlled territories', { kind: 'FOUND', tenseZone: 'LISTED', feeZones: [] }, '2026-11-25', false],
    ['on the last day of the experiment', sorbonne, '2026-11-24', false],
    ['on the day after it', sorbonne, '2026-11-25', true],
  ])('%s: %s', (_, place, today, isUncertain) => {
    expect(isControlUncertain(place, { ...law, today })).toBe(isUncertain)
  })

  it('is told after it when the law was prolonged, as long as the order holds', () => {
    const prolonged = { 'rent-control-paris': [{ since: '2026-11-25', state: 'IN_FORCE' as const }] }
    const on = (today: string) => facts({}, sorbonne, { today, changes: prolonged }).control
    expect(on('2027-06-30')?.ceiling).toBe(1678.5)
    expect(on('2027-07-01')).toEqual({ isCertain: true })
  })
})

describe('energy', () => {
  it.each([
    ['F', '12 rue des Écoles 75005 Paris', law.today, true],
    ['G', '12 rue des Écoles 75005 Paris', law.today, true],
    ['E', '12 rue des Écoles 75005 Paris', law.today, false],
    ['G', '12 rue des Écoles 75005 Paris', '2021-12-31', false],
    ['G', '12 rue des Écoles 75005 Paris', '2022-01-01', true],
    ['F', '1 rue Frébault 97110 Pointe-à-Pitre', '2024-06-30', false],
    ['F', '1 rue Frébault 97110 Pointe-à-Pitre', '2024-07-01', true],
    ['F', '7 rue Gauguin 98714 Papeete', law.today, false],
  ] as const)('%s, %s on %s: excessive: %s', (grade, address, today, isExcessive) => {
    const certificate = { grade, co2Grade: 'A', status: 'ACTIF' } as const
    expect(facts({ address, certificate }, sorbonne, { ...law, today }).energy).toMatchObject({ grade, isExcessive })
  })

  it('knows no G+ in an advert', () => {
    const certificate = { grade: 'G', co2Grade: 'A', status: 'ACTIF' } as const
    expect(facts({ certificate, energyConsumption: 500 }).energy).toMatchObject({ grade: 'G' })
  })

  const copied = { certificate: null, dpeGrade: 'C', dpeDate: '2023-01-01' } as const
  it('copied by the owner needs the climate grade, too', () => {
    expect(missing(copied)).toEqual(['CLIMATE_GRADE'])
    expect(missing({ ...copied, climateGrade: 'B' })).toEqual([])
    expect(facts({ ...copied, climateGrade: 'B' }).energy).toMatchObject({ grade: 'C', co2Grade: 'B' })
  })

  it('of the registry has its own climate grade', () => {
    expect(facts({ climateGrade: 'F' }).energy).toMatchObject({ grade: 'D', co2Grade: 'C' })
  })

  it.each<[string, Partial<AdvertHome>, boolean]>([
    ['copied', copied, true],
    ['copied and given', { ...copied, climateGrade: 'B' }, true],
    ['of the registry', {}, false],
    ['copied and ended', { ...copied, dpeDate: '2016-11-19' }, false],
    ['copied, of a home that needs none', { ...copied, dpeNotRequired: true }, false],
    ['estimated', { certificate: null, energyConsumption: 100 }, false],
  ])('%s: the climate grade is asked: %s', (_, change, isAsked) => {
    expect(isClimateGradeAsked({ ...home, ...change }, law)).toBe(isAsked)
  })

  it.each([
    ['estimated', { certificate: null, energyConsumption: 300 }],
    ['ended', { certificate: { grade: 'C', co2Grade: 'C', status: 'EXPIRE' } as const }],
    ['replaced', { certificate: { grade: 'C', co2Grade: 'C', status: 'REMPLACE' } as const }],
    ['copied and ended', { certificate: null, dpeGrade: 'C', dpeDate: '2016-11-19' } as const],
  ])('%s is unknown', (_, change) => {
    expect(facts(change).energy).toEqual({ kind: 'UNKNOWN' })
    expect(missing(change)).toEqual(['ENERGY_GRADE', 'CLIMATE_GRADE'])
  })

  it('of a home without certificate needs nothing', () => {
    const change = { dpeNotRequired: true, certificate: null, energyCostYear: null }
    expect(missing(change)).toEqual([])
  })
})

it.each<[string, Partial<AdvertHome>, object | undefined]>([
  ['one year', {}, { firstYear: 2021, lastYear: 2021 }],
  ['three years', { energyCostLastYear: 2023 }, { firstYear: 2021, lastYear: 2023 }],
  ['the same year twice', { energyCostLastYear: 2021 }, { firstYear: 2021, lastYear: 2021 }],
  ['a last year before the first', { energyCostLastYear: 2020 }, { firstYear: 2021, lastYear: 2021 }],
  ['the last year alone', { energyCostYear: null, energyCostLastYear: 2023 }, undefined],
])('prices of energy of %s', (_, change, years) => {
  expect(facts(change).energyCost).toEqual(years && { least: 690, most: 990, ...years })
})

it.each([
  [{}, undefined],
  [{ tenantFees: 540 }, { tenant: 540, inventory: 0 }],
  [
    { tenantFees: 540, inventoryFees: 135 },
    { tenant: 540, inventory: 135 },
  ],
])('fees of %j', (change, fees) => expect(facts(change).fees).toEqual(fees))

function nearBorder(): RentPlace {
  if (sorbonne.kind !== 'FOUND' || !sorbonne.territory) return sorbonne
  const { territory } = sorbonne
  return { ...sorbonne, territory: { ...territory, zones: territory.zones.flatMap((zone) => [zone, zone]) } }
}
