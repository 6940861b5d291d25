import { describe, expect, it } from 'vitest'
import type { LawChanges } from '../law/known-law.schema.ts'
import { grenoble2026 } from '../rent-control/orders/grenoble-2026.data.ts'
import { lille2026 } from '../rent-control/orders/lille-2026.data.ts'
import { paris2026 } from '../rent-control/orders/paris-2026.data.ts'
import type { RentedHome } from '../rent-control/rent-limits.rules.ts'
import type { RentPlace, RentTerritoryOfHome } from '../rent-control/rent-place.schema.ts'
import { referenceRentsOfLease, rentBetweenTenantsOfLease } from './lease-rent.rules.ts'

const unknown: RentPlace = { kind: 'UNKNOWN' }
const found = (tenseZone: 'LISTED' | 'UNKNOWN' | 'NOT_LISTED', territory?: RentTerritoryOfHome): RentPlace => ({
  kind: 'FOUND',
  tenseZone,
  feeZones: [],
  ...(territory && { territory }),
})
const changed = (rule: string, state: 'IN_FORCE' | 'ENDED', since: string, until?: string): LawChanges => ({
  [rule]: [{ since, state, ...(until && { until }) }],
})

describe('the cap between two tenants', () => {
  const prolonged = changed('rent-between-tenants', 'IN_FORCE', '2026-08-01', '2027-07-31')
  const repealed = changed('rent-between-tenants', 'ENDED', '2026-08-01')

  it.each<[string, RentPlace, string, LawChanges, string, string?]>([
    ['a listed zone', found('LISTED'), '2026-07-31', {}, 'YES', '2026-07-31'],
    // the decree of each summer has been prolonged so far: nobody knows until an operator says so
    ['a listed zone', found('LISTED'), '2026-08-01', {}, 'UNKNOWN'],
    ['a listed zone', found('LISTED'), '2026-11-19', prolonged, 'YES', '2027-07-31'],
    ['a listed zone', found('LISTED'), '2027-08-01', prolonged, 'UNKNOWN'],
    ['a listed zone', found('LISTED'), '2026-11-19', repealed, 'NO'],
    ['a zone of one of two lists', found('UNKNOWN'), '2026-11-19', prolonged, 'UNKNOWN'],
    ['a zone of one of two lists', found('UNKNOWN'), '2026-11-19', repealed, 'NO'],
    ['no zone', found('NOT_LISTED'), '2026-11-19', prolonged, 'NO'],
    ['no zone', found('NOT_LISTED'), '2026-11-19', {}, 'NO'],
    ['an unknown place', unknown, '2026-11-19', prolonged, 'UNKNOWN'],
    ['an unknown place', unknown, '2026-11-19', repealed, 'NO'],
  ])('in %s (%j) on %s, changes %j: %s', (_, place, today, changes, answer, sureUntil) => {
    expect(rentBetweenTenantsOfLease(place, { today, changes })).toEqual({ answer, ...(sureUntil && { sureUntil }) })
  })
})

describe('reference rents', () => {
  const home = {
    type: 'APARTMENT',
    furniture: 'FURNISHED',
    rooms: 2,
    builtPeriod: 'BEFORE_1946',
    livingSpace: 40,
  } as const satisfies RentedHome
  const order = { number: 'IDF-2026-06-12-00003', from: '2026-07-01', until: '2026-11-24' }
  const paris = (...zones: string[]): RentTerritoryOfHome => ({
    id: 'paris',
    isPartly: false,
    order,
    zones: zones.map((zone) => ({ zone, ...(paris2026.zones[zone] && { rents: paris2026.zones[zone] }) })),
  })
  const on = (today: string, territory = paris('4'), changes: LawChanges = {}, rented: RentedHome = home) =>
    referenceRentsOfLease(found('LISTED', territory), rented, { today, changes })

  it('are named in one zone, with the last sure day of the rule', () => {
    expect(on('2026-11-19')).toEqual({
      answer: 'YES',
      sureUntil: '2026-11-24',
      order,
      rents: {
        zone: '4',
        // Sorbonne, furnished, two rooms, before 1946: 35.5, and a fifth more
        perSquareMetre: { floor: 24.9, reference: 35.5, ceiling: 42.6 },
        ofHome: { floor: 996, reference: 1420, ceiling: 1704 },
      },
    })
  })

  const prolonged = changed('rent-control-paris', 'IN_FORCE', '2026-11-20', '2031-11-24')
  it.each([
    ['the last day of the experiment', '2026-11-24', {}, 'YES', '2026-11-24', true],
    ['the day after it', '2026-11-25', {}, 'UNKNOWN', undefined, false],
    // the order of Paris prints the end of the experiment: a prolongation needs another one
    ['the day after it, prolonged', '2026-11-25', prolonged, 'YES', '2031-11-24', false],
    ['after a repeal', '2026-11-25', changed('rent-control-paris', 'ENDED', '2026-11-25'), 'NO', undefined, false],
    ['the day before the first order', '2019-06-30', {}, 'NO', '2019-06-30', false],
  ] as const)('on %s: %s, %j', (_, today, changes, answer, sureUntil, hasRents) => {
    const told = on(today, paris('4'), changes)
    expect([told.answer, told.sureUntil, told.rents !== undefined]).toEqual([answer, sureUntil, hasRents])
  })

  it('count until the end that an order prints, once the experiment was prolonged', () => {
    const lilleOrder = { from: '2026-04-01', until: '2027-03-31' }
    const { 1: zone } = lille2026.zones
    const lille: RentTerritoryOfHome = {
      id: 'lille',
      isPartly: false,
      order: lilleOrder,
      zones: [{ zone: '1', ...(zone && { rents: zone }) }],
    }
    const later = changed('rent-control-lille', 'IN_FORCE', '2026-11-25', '2031-11-24')
    expect(on('2026-11-19', lille).order).toEqual({ ...lilleOrder, until: '2026-11-24' })
    expect(on('2026-11-25', lille).order).toBeUndefined()
    expect(on('2026-11-25', lille, later).order).toEqual(lilleOrder)
    expect(on('2027-03-31', lille, later).order).toEqual(lilleOrder)
    expect(on('2027-04-01', lille, later)).toEqual({ answer: 'YES', sureUntil: '2031-11-24' })
  })

  it.each<[string, RentTerritoryOfHome, RentedHome]>([
    ['near a border', paris('4', '5'), home],
    ['without a zone', paris(), home],
    ['without the rooms', paris('4'), { ...home, rooms: null }],
    ['without a period', paris('4'), { ...home, builtPeriod: null }],
  ])('are in force but without figures %s', (_, territory, rented) => {
    const { answer, rents, order: named } = on('2026-11-19', territory, {}, rented)
    expect([answer, rents, named]).toEqual(['YES', undefined, undefined])
  })

  it('of a home without an area are those of a square metre', () => {
    const { rents } = on('2026-11-19', paris('4'), {}, { ...home, livingSpace: null })
    expect(rents).toEqual({ zone: '4', perSquareMetre: { floor: 24.9, reference: 35.5, ceiling: 42.6 } })
  })

  it.each([
    ['in no territory', found('LISTED'), 'NO'],
    ['in an unknown place', unknown, 'UNKNOWN'],
    [
      'in a commune of which a part belongs to a territory',
      found('LISTED', {
        id: 'grenoble',
        isPartly: true,
        order: { from: '2026-01-20', until: '2027-01-19' },
        zones: Object.entries(grenoble2026.zones)
          .slice(0, 1)
          .map(([zone, rents]) => ({ zone, rents })),
      }),
      'UNKNOWN',
    ],
  ] as const)('%s: %s', (_, place, answer) => {
    expect(referenceRentsOfLease(place, home, { today: '2026-11-19', changes: {} })).toEqual({ answer })
  })
})
