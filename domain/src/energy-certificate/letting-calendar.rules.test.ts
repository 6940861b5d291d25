import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../value/calendar-date.ts'
import { energyGrades } from './energy-grade.rules.ts'
import { isSupplementBanned, lettingStanding } from './letting-calendar.rules.ts'
import { territories } from './territory.rules.ts'

const permitted = { status: 'permitted' }
const announced = { status: 'announced' }
const uncertain = { status: 'uncertain' }
const until = (lastDay: string) => ({ status: 'permitted', lastDay })
const since = (day: string) => ({ status: 'banned', since: day })

describe('signing a lease', () => {
  it.each([
    ['MAINLAND', 'G+', '2022-12-31', until('2022-12-31')],
    ['MAINLAND', 'G+', '2023-01-01', since('2023-01-01')],
    ['MAINLAND', 'G', '2024-12-31', until('2024-12-31')],
    ['MAINLAND', 'G', '2025-01-01', since('2025-01-01')],
    ['MAINLAND', 'F', '2026-11-15', until('2027-12-31')],
    ['MAINLAND', 'F', '2027-12-31', until('2027-12-31')],
    ['MAINLAND', 'F', '2028-01-01', since('2028-01-01')],
    ['MAINLAND', 'E', '2033-12-31', until('2033-12-31')],
    ['MAINLAND', 'E', '2034-01-01', since('2034-01-01')],
    ['MAINLAND', 'D', '2050-01-01', permitted],
    ['MAINLAND', 'A-D', '2050-01-01', permitted],
    ['OVERSEAS_DEPARTMENT', 'G+', '2027-12-31', until('2027-12-31')],
    ['OVERSEAS_DEPARTMENT', 'G+', '2028-01-01', since('2028-01-01')],
    ['OVERSEAS_DEPARTMENT', 'G', '2027-12-31', until('2027-12-31')],
    ['OVERSEAS_DEPARTMENT', 'G', '2028-01-01', since('2028-01-01')],
    ['OVERSEAS_DEPARTMENT', 'F', '2030-12-31', until('2030-12-31')],
    ['OVERSEAS_DEPARTMENT', 'F', '2031-01-01', since('2031-01-01')],
    ['OVERSEAS_DEPARTMENT', 'E', '2026-11-15', permitted],
    ['OVERSEAS_DEPARTMENT', 'E', '2040-01-01', permitted],
    ['OVERSEAS_DEPARTMENT', 'C', '2050-01-01', permitted],
    ['OTHER_OVERSEAS', 'G', '2026-11-15', uncertain],
    ['OTHER_OVERSEAS', 'A', '2026-11-15', uncertain],
    ['UNKNOWN', 'G', '2026-11-15', uncertain],
  ] as const)('%s, %s on %s: %j', (territory, grade, today, expected) => {
    expect(lettingStanding(grade, territory, today, {}).signLease).toEqual(expected)
  })
})

describe('renewing a lease', () => {
  it.each([
    ['MAINLAND', 'G+', '2024-12-31', until('2024-12-31')],
    ['MAINLAND', 'G+', '2025-01-01', since('2025-01-01')],
    ['MAINLAND', 'G', '2024-12-31', until('2024-12-31')],
    ['MAINLAND', 'G', '2025-01-01', since('2025-01-01')],
    ['MAINLAND', 'F', '2027-12-31', until('2027-12-31')],
    ['MAINLAND', 'F', '2028-01-01', since('2028-01-01')],
    ['MAINLAND', 'E', '2033-12-31', until('2033-12-31')],
    ['MAINLAND', 'E', '2034-01-01', since('2034-01-01')],
    ['OVERSEAS_DEPARTMENT', 'G+', '2028-01-01', since('2028-01-01')],
    ['OVERSEAS_DEPARTMENT', 'G', '2028-01-01', since('2028-01-01')],
    ['OVERSEAS_DEPARTMENT', 'F', '2030-12-31', until('2030-12-31')],
    ['OVERSEAS_DEPARTMENT', 'F', '2031-01-01', since('2031-01-01')],
    ['OVERSEAS_DEPARTMENT', 'E', '2026-11-15', permitted],
  ] as const)('%s, %s on %s: %j', (territory, grade, today, expected) => {
    expect(lettingStanding(grade, territory, today, {}).renewLease).toEqual(expected)
  })
})

describe('raising the rent', () => {
  it.each([
    ['MAINLAND', 'F', '2022-08-23', until('2022-08-23')],
    ['MAINLAND', 'F', '2022-08-24', since('2022-08-24')],
    ['MAINLAND', 'G', '2022-08-24', since('2022-08-24')],
    ['MAINLAND', 'G+', '2022-08-24', since('2022-08-24')],
    ['MAINLAND', 'E', '2034-01-01', permitted],
    ['MAINLAND', 'A', '2034-01-01', permitted],
    ['OVERSEAS_DEPARTMENT', 'F', '2024-06-30', until('2024-06-30')],
    ['OVERSEAS_DEPARTMENT', 'F', '2024-07-01', since('2024-07-01')],
    ['OVERSEAS_DEPARTMENT', 'G', '2024-07-01', since('2024-07-01')],
    ['OVERSEAS_DEPARTMENT', 'G+', '2024-07-01', since('2024-07-01')],
    ['OVERSEAS_DEPARTMENT', 'E', '2034-01-01', permitted],
    ['OTHER_OVERSEAS', 'F', '2026-11-15', uncertain],
  ] as const)('%s, %s on %s: %j', (territory, grade, today, expected) => {
    expect(lettingStanding(grade, territory, today, {}).raiseRent).toEqual(expected)
  })
})

describe('a rent supplement', () => {
  it.each([
    ['MAINLAND', 'E', false],
    ['MAINLAND', 'F', true],
    ['MAINLAND', 'G', true],
    ['MAINLAND', 'G+', true],
    ['MAINLAND', 'A-D', false],
    ['OVERSEAS_DEPARTMENT', 'F', true],
    ['OTHER_OVERSEAS', 'G', false],
    ['UNKNOWN', 'G', false],
  ] as const)('%s, %s is banned: %s', (territory, grade, isBanned) =>
    expect(isSupplementBanned(grade, territory)).toBe(isBanned),
  )
})

describe('the calendar as a whole', () => {
  const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2020-01-01', days))
  const anyTerritory = fc.constantFrom(...territories)
  const anyGrade = fc.constantFrom(...energyGrades)
  const acts = ['signLease', 'renewLease', 'raiseRent'] as const

  it('states a last day that is not over and a first day that has come', () => {
    fc.assert(
      fc.property(anyGrade, anyTerritory, anyDay, fc.constantFrom(...acts), (grade, territory, today, act) => {
        const standing = lettingStanding(grade, territory, today, {})[act]
        if (standing.status === 'banned') return standing.since <= today
        return standing.status !== 'permitted' || standing.lastDay === undefined || today <= standing.lastDay
      }),
    )
  })

  it('never lifts a ban', () => {
    fc.assert(
      fc.property(anyGrade, anyTerritory, anyDay, fc.nat({ max: 4000 }), (grade, territory, today, days) => {
        const now = lettingStanding(grade, territory, today, {})
        const later = lettingStanding(grade, territory, addDays(today, days), {})
        return acts.every((act) => now[act].status !== 'banned' || later[act].status === 'banned')
      }),
    )
  })

  it('never treats a worse grade better on the same day', () => {
    const bestFirst = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'G+'] as const
    const anyRank = fc.nat({ max: bestFirst.length - 2 })
    fc.assert(
      fc.property(anyRank, anyTerritory, anyDay, fc.constantFrom(...acts), (rank, territory, today, act) => {
        const [better, worse] = bestFirst
          .slice(rank, rank + 2)
          .map((grade) => lettingStanding(grade, territory, today, {}))
        return better?.[act].status !== 'banned' || worse?.[act].status === 'banned'
      }),
    )
  })
})

describe('what an operator says of a rule', () => {
  it.each([
    ['2028-01-01', [{ since: '2026-12-01', state: 'ENDED' }], permitted],
    ['2028-01-01', [{ since: '2026-12-01', state: 'ANNOUNCED' }], announced],
    ['2026-11-30', [{ since: '2026-12-01', state: 'ANNOUNCED' }], announced],
    [
      '2028-01-01',
      [
        { since: '2026-12-01', state: 'ANNOUNCED' },
        { since: '2030-01-01', state: 'ENDED' },
      ],
      permitted,
    ],
    [
      '2028-01-01',
      [
        { since: '2026-12-01', state: 'ANNOUNCED' },
        { since: '2030-01-01', state: 'IN_FORCE' },
      ],
      until('2029-12-31'),
    ],
    ['2026-12-02', [{ since: '2026-12-01', state: 'IN_FORCE' }], since('2026-12-01')],
    ['2026-11-30', [{ since: '2026-12-01', state: 'IN_FORCE' }], until('2026-11-30')],
  ] as const)('F on %s, %j: %j', (day, changes, expected) => {
    expect(lettingStanding('F', 'MAINLAND', day, { 'energy-lease-f': changes }).signLease).toEqual(expected)
  })
})
