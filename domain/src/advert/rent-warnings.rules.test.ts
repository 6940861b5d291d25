import { describe, expect, it } from 'vitest'
import { paris2026 } from '../rent-control/orders/paris-2026.data.ts'
import type { RentPlace, RentTerritoryOfHome } from '../rent-control/rent-place.schema.ts'
import type { AdvertHome } from './advert-facts.rules.ts'
import { findRentWarnings } from './rent-warnings.rules.ts'

const law = { today: '2026-11-19', changes: {} }
const territory: RentTerritoryOfHome = {
  id: 'paris',
  isPartly: false,
  order: { from: '2026-07-01', until: '2027-06-30' },
  zones: [{ zone: '4', ...(paris2026.zones[4] && { rents: paris2026.zones[4] }) }],
}
const at = (change: Partial<RentTerritoryOfHome>): RentPlace => ({
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: [],
  territory: { ...territory, ...change },
})
const paris = at({})
const elsewhere: RentPlace = { kind: 'FOUND', tenseZone: 'LISTED', feeZones: [] }
/** Its ceiling is 37.3 € for a m²: 1,678.50 €. */
const home: AdvertHome = {
  address: '12 Rue des Écoles 75005 Paris',
  type: 'APARTMENT',
  furniture: 'UNFURNISHED',
  livingSpace: 45,
  rooms: 2,
  builtPeriod: 'BEFORE_1946',
  rentCost: 1678.5,
  certificate: { grade: 'E', co2Grade: 'C', status: 'ACTIF' },
}
const graded = (grade: 'E' | 'F' | 'G') => ({ certificate: { grade, co2Grade: 'C', status: 'ACTIF' } as const })
const warnings = (change: Partial<AdvertHome>, place: RentPlace | undefined = paris, today = law.today) =>
  findRentWarnings({ ...home, ...change }, place, { ...law, today })
const above = { kind: 'ABOVE', ceiling: 1678.5 }
const below = { kind: 'SUPPLEMENT_BELOW', ceiling: 1678.5 }

it.each<[string, Partial<AdvertHome>, object[]]>([
  ['a rent equal to the ceiling', {}, []],
  ['a cent more', { rentCost: 1678.51 }, [above]],
  ['less', { rentCost: 1200 }, []],
  ['no rent', { rentCost: null }, []],
  ['a supplement on top of the ceiling', { rentCost: 1778.5, rentSupplement: 100 }, []],
  ['a supplement on top of a cent less', { rentCost: 1778.49, rentSupplement: 100 }, [below]],
  ['a supplement on top of a cent more', { rentCost: 1778.51, rentSupplement: 100 }, [above]],
  ['a supplement of nothing', { rentCost: 1200, rentSupplement: 0 }, []],
  ['a rent that is nothing but supplement', { rentCost: 100, rentSupplement: 100 }, []],
  ['no area, so no ceiling', { rentCost: 9_000, rentSupplement: 100, livingSpace: null }, []],
])('%s', (_, change, expected) => expect(warnings(change)).toEqual(expected))

describe('a supplement of an F or G', () => {
  const supplement = { rentCost: 1778.5, rentSupplement: 100 }
  const banned = (grade: string) => [{ kind: 'SUPPLEMENT_BANNED', grade }]

  it.each<[string, Partial<AdvertHome>, RentPlace | undefined, object[]]>([
    ['F', graded('F'), paris, banned('F')],
    ['G', graded('G'), paris, banned('G')],
    ['E', graded('E'), paris, []],
    ['copied F', { certificate: null, dpeGrade: 'F' }, paris, banned('F')],
    ['estimated F', { certificate: null, energyConsumption: 400 }, paris, []],
    ['F of a certificate that has ended', { certificate: null, dpeGrade: 'F', dpeDate: '2012-01-01' }, paris, []],
    ['F where nothing is certain overseas', { ...graded('F'), address: '98714 Papeete' }, paris, []],
    ['F where rents are free', graded('F'), elsewhere, []],
    ['F at an unknown place', graded('F'), { kind: 'UNKNOWN' }, banned('F')],
    ['F where a part of the commune is controlled', graded('F'), at({ isPartly: true }), banned('F')],
  ])('%s', (_, change, place, expected) => expect(warnings({ ...supplement, ...change }, place)).toEqual(expected))

  it('is warned about once, whatever the base', () => {
    expect(warnings({ ...graded('F'), rentCost: 1000, rentSupplement: 100 })).toEqual(banned('F'))
  })

  it('without one is none', () => expect(warnings(graded('F'))).toEqual([]))
})

describe('where the ceiling is not certain', () => {
  const zones = ['4', '14'].map((zone) => ({ zone, ...(paris2026.zones[zone] && { rents: paris2026.zones[zone] }) }))
  const nearBorder = at({ zones })

  it('near a border, a rent may be above it', () => {
    const [warning] = warnings({ rentCost: 1600 }, nearBorder)
    expect(warning).toEqual({ kind: 'PERHAPS_ABOVE', ceiling: 1377 })
    expect(warnings({ rentCost: 1700 }, nearBorder)).toEqual([above])
    expect(warnings({ rentCost: 500, rentSupplement: 100 }, nearBorder)).toEqual([])
  })

  it('what the owner read counts', () => {
    const stated = { statedCeiling: 20, rentCost: 900 }
    expect(warnings(stated, nearBorder)).toEqual([])
    expect(warnings({ ...stated, rentCost: 900.01 }, nearBorder)).toEqual([{ kind: 'ABOVE', ceiling: 900 }])
    expect(warnings({ ...stated, rentSupplement: 10 }, nearBorder)).toEqual([
      { kind: 'SUPPLEMENT_BELOW', ceiling: 900 },
    ])
  })

  it.each<[string, RentPlace, string]>([
    ['in a part of a commune', at({ isPartly: true }), law.today],
    ['after the order', at({ order: { from: '2025-07-01', until: '2026-11-18' } }), law.today],
    ['after the last sure day of the rule', paris, '2026-11-25'],
  ])('nothing is compared %s', (_, place, today) => {
    expect(warnings({ rentCost: 9_000, rentSupplement: 100 }, place, today)).toEqual([])
  })
})
