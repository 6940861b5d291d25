import { describe, expect, it } from 'vitest'
import type { RentPlace } from '../rent-control/rent-place.schema.ts'
import { banRulesOf, excessRuleOf, outlookOf, rentRulesOf, seasonRulesOf } from './home-outlook.rules.ts'

const paris: RentPlace = {
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: ['VERY_TENSE'],
  territory: { id: 'paris', isPartly: false, zones: [] },
}
const village: RentPlace = { kind: 'FOUND', tenseZone: 'NOT_LISTED', feeZones: ['ELSEWHERE'] }

it.each([
  ['D', 'MAINLAND', [], []],
  ['A-D', 'MAINLAND', [], []],
  ['E', 'MAINLAND', ['energy-lease-e'], ['energy-season-e', 'energy-season-all']],
  ['F', 'MAINLAND', ['energy-lease-f', 'energy-rent'], ['energy-season', 'energy-season-all']],
  ['G', 'MAINLAND', ['energy-lease-g', 'energy-rent'], ['energy-season', 'energy-season-all']],
  ['G+', 'MAINLAND', ['energy-lease-g-plus', 'energy-lease-g', 'energy-rent'], ['energy-season', 'energy-season-all']],
  ['E', 'OVERSEAS_DEPARTMENT', [], []],
  ['F', 'OVERSEAS_DEPARTMENT', ['energy-lease-f-overseas', 'energy-rent-overseas'], ['energy-season-all']],
  ['G+', 'OVERSEAS_DEPARTMENT', ['energy-lease-g-overseas', 'energy-rent-overseas'], ['energy-season-all']],
  ['G', 'OTHER_OVERSEAS', [], []],
  ['G', 'UNKNOWN', [], []],
] as const)('rules of %s, %s: %j and %j', (grade, territory, bans, season) => {
  expect(banRulesOf(grade, territory)).toEqual(bans)
  expect(seasonRulesOf(grade, territory)).toEqual(season)
})

it.each([
  ['E', 'MAINLAND', undefined],
  ['F', 'MAINLAND', 'advert-excess'],
  ['G+', 'MAINLAND', 'advert-excess'],
  ['E', 'OVERSEAS_DEPARTMENT', undefined],
  ['G', 'OVERSEAS_DEPARTMENT', 'advert-excess-overseas'],
  ['G', 'OTHER_OVERSEAS', undefined],
  ['G', 'UNKNOWN', undefined],
] as const)('the excess of %s, %s: %s', (grade, territory, rule) => {
  expect(excessRuleOf(grade, territory)).toBe(rule)
})

it.each([
  ['a controlled territory', paris, ['rent-control-paris', 'rent-supplement', 'rent-between-tenants']],
  ['a village', village, []],
  ['perhaps a tense zone', { ...village, tenseZone: 'UNKNOWN' as const }, ['rent-between-tenants']],
  ['an unknown place', { kind: 'UNKNOWN' as const }, []],
  ['a place not asked yet', undefined, []],
])('rules of the rent in %s: %j', (_, place, expected) => {
  expect(rentRulesOf(place)).toEqual(expected)
})

describe('what is unsure and what will change', () => {
  const home = { dpeGrade: 'F', address: '12 rue des Lilas 75011 Paris' } as const
  /** Ends that hold whatever later releases say. */
  const until = (since: string, until: string) => [{ since, state: 'IN_FORCE' as const, until }]
  const ends = {
    'rent-control-paris': until('2019-07-01', '2026-11-24'),
    'rent-supplement': until('2022-08-18', '2026-11-24'),
    'rent-between-tenants': until('2017-08-01', '2026-07-31'),
  }
  const since2026 = { rule: 'rent-between-tenants', since: '2026-08-01' }
  const supplement = { rule: 'rent-supplement', from: '2026-11-25', state: 'UNCERTAIN' }
  const later = [
    { rule: 'energy-electricity-2027', from: '2027-01-01', state: 'IN_FORCE' },
    { rule: 'energy-lease-f', from: '2028-01-01', state: 'IN_FORCE' },
    { rule: 'energy-season-all', from: '2034-01-01', state: 'IN_FORCE' },
  ]

  it('on the last day of the experiment', () => {
    expect(outlookOf(home, paris, '2026-11-24', ends)).toEqual({
      uncertain: [since2026],
      next: [{ rule: 'rent-control-paris', from: '2026-11-25', state: 'UNCERTAIN' }, supplement, ...later],
    })
  })

  it('on the day after', () => {
    expect(outlookOf(home, paris, '2026-11-25', ends)).toEqual({
      uncertain: [
        { rule: 'rent-control-paris', since: '2026-11-25' },
        { rule: 'rent-supplement', since: '2026-11-25' },
        since2026,
      ],
      next: later,
    })
  })

  it('after an operator said that it was prolonged, and that a lease rule ends', () => {
    const prolonged = { since: '2026-11-25', state: 'IN_FORCE' as const, until: '2031-11-24' }
    const changes = {
      ...ends,
      'rent-control-paris': [prolonged],
      'rent-supplement': [prolonged],
      'lease-fees': [{ since: '2027-01-01', state: 'ENDED' as const }],
    }
    expect(outlookOf({}, paris, '2026-11-25', changes)).toEqual({
      uncertain: [since2026],
      next: [
        { rule: 'lease-fees', from: '2027-01-01', state: 'ENDED' },
        { rule: 'rent-control-paris', from: '2031-11-25', state: 'UNCERTAIN' },
        { rule: 'rent-supplement', from: '2031-11-25', state: 'UNCERTAIN' },
      ],
    })
  })

  it.each([
    ['the best grade', { dpeGrade: 'A', address: home.address }],
    ['a good grade without a postcode', { dpeGrade: 'D' }],
    ['an estimate', { address: home.address, energyConsumption: 500 }],
    ['a copied letter that has ended', { ...home, dpeDate: '2021-06-30' }],
    ['a replaced certificate', { ...home, certificate: { grade: 'F', status: 'REMPLACE' } }],
    ['no postcode', { dpeGrade: 'F', address: '12 rue des Lilas, Saint-Denis' }],
    ['no grade', {}],
    ['no certificate needed', { ...home, dpeNotRequired: true }],
    ['another territory', { dpeGrade: 'G', address: '9 rue de l’Alma 98800 Nouméa' }],
  ] as const)('is nothing of a home in a village with %s', (_, some) => {
    expect(outlookOf(some, village, '2026-11-19', {})).toEqual({ uncertain: [], next: [] })
  })
})
