import { describe, expect, it } from 'vitest'
import { paris2026 } from '../rent-control/orders/paris-2026.data.ts'
import type { RentedHome } from '../rent-control/rent-limits.rules.ts'
import type { RentPlace, RentTerritoryOfHome } from '../rent-control/rent-place.schema.ts'
import { controlOf, isCeilingAsked } from './advert-control.rules.ts'

const law = { today: '2026-11-19', changes: {} }
const home: RentedHome = {
  type: 'APARTMENT',
  furniture: 'UNFURNISHED',
  livingSpace: 45.5,
  rooms: 2,
  builtPeriod: 'BEFORE_1946',
}
const [sorbonne, jardin] = ['4', '5'].map((zone) => ({ zone, rents: paris2026.zones[zone] }))
const order = { from: '2026-07-01', until: '2027-06-30' }
const at = (territory: Partial<RentTerritoryOfHome>): RentPlace => ({
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: [],
  territory: { id: 'paris', isPartly: false, order, zones: [sorbonne] as RentTerritoryOfHome['zones'], ...territory },
})
const nearBorder = at({ zones: [sorbonne, jardin] as RentTerritoryOfHome['zones'] })
const bayonne = at({ id: 'paysBasque', zones: [] })
const grenoble = at({ id: 'grenoble', zones: [] })
const partOfCommune = at({ id: 'grenoble', isPartly: true })
const elsewhere: RentPlace = { kind: 'FOUND', tenseZone: 'LISTED', feeZones: [] }

describe('a place with a certain figure', () => {
  it('prints it, whatever the owner read', () => {
    const printed = { isCertain: true, ceiling: 1697.15, reference: 1415.05 }
    expect(controlOf(home, at({}), law)).toEqual(printed)
    expect(controlOf({ ...home, statedCeiling: 20 }, at({}), law)).toEqual(printed)
    expect(isCeilingAsked(at({}), law)).toBe(false)
  })

  it('is controlled, without a figure as long as a fact is missing', () => {
    for (const fact of ['type', 'furniture', 'rooms', 'builtPeriod', 'livingSpace'] as const)
      expect(controlOf({ ...home, [fact]: null, statedCeiling: 20 }, at({}), law)).toEqual({ isCertain: true })
  })
})

describe('where the product has no certain figure, the owner is asked', () => {
  it.each([
    ['no shapes of zones', bayonne],
    ['a second territory without shapes', grenoble],
    ['near a border', nearBorder],
    ['no figures of the zone', at({ zones: [{ zone: '4' }] })],
    ['an order that has ended', at({ order: { from: '2025-07-01', until: '2026-11-18' } })],
    ['an order that begins tomorrow', at({ order: { from: '2026-11-20', until: '2027-06-30' } })],
  ])('%s', (_, place) => {
    expect(isCeilingAsked(place, law)).toBe(true)
    expect(controlOf(home, place, law)).toEqual({ isCertain: true })
    // 45.5 × 13.79 = 627.445
    expect(controlOf({ ...home, statedCeiling: 13.79 }, place, law)).toEqual({ isCertain: true, ceiling: 627.45 })
    expect(controlOf({ ...home, statedCeiling: 13.79, livingSpace: null }, place, law)).toEqual({ isCertain: true })
  })

  it('also where a part of the commune alone is controlled, of which only the owner’s figure is a proof', () => {
    expect(isCeilingAsked(partOfCommune, law)).toBe(true)
    expect(controlOf(home, partOfCommune, law)).toEqual({ isCertain: false })
    expect(controlOf({ ...home, statedCeiling: 13.79 }, partOfCommune, law)).toEqual({
      isCertain: true,
      ceiling: 627.45,
    })
  })

  it.each<[string, RentPlace | undefined, string]>([
    ['at an unknown place', { kind: 'UNKNOWN' }, law.today],
    ['before the place is known', undefined, law.today],
    ['where rents are free', elsewhere, law.today],
    ['when the rule is uncertain', nearBorder, '2026-11-25'],
    ['before the first order', nearBorder, '2019-06-30'],
  ])('but not %s', (_, place, today) => {
    expect(isCeilingAsked(place, { ...law, today })).toBe(false)
    expect(controlOf({ ...home, statedCeiling: 13.79 }, place, { ...law, today })).toBeUndefined()
  })
})
