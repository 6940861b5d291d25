import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../value/calendar-date.ts'
import { indexSeriesOf, quarterPublished, rentCap } from './rent-between-tenants.rules.ts'
import { rentIndexes } from './rent-index.data.ts'

// printed in the middle of the month after the quarter
it.each([
  ['2025-01-16', '2024-Q3'],
  ['2025-01-17', '2024-Q4'],
  ['2025-04-16', '2024-Q4'],
  ['2025-04-17', '2025-Q1'],
  ['2025-07-17', '2025-Q2'],
  ['2025-10-16', '2025-Q2'],
  ['2025-10-17', '2025-Q3'],
  ['2025-12-31', '2025-Q3'],
])('on %s the newest index is that of %s', (day, quarter) => {
  expect(quarterPublished(day)).toBe(quarter)
})

const letting = {
  lastRent: 800,
  lastRentSince: '2024-03-01',
  signedOn: '2025-11-01',
  isFrozen: false,
  series: 'MAINLAND',
} as const

it.each([
  // 800 × 145.77 / 142.06
  ['not revised for more than a year', {}, { kind: 'revised', ceiling: 820.89, from: '2023-Q4', to: '2025-Q3' }],
  // 800 × 144.64 / 142.06
  [
    'revised a year ago to the day',
    { signedOn: '2025-03-01' },
    { kind: 'revised', ceiling: 814.53, from: '2023-Q4', to: '2024-Q4' },
  ],
  ['revised a year ago but for a day', { signedOn: '2025-02-28' }, { kind: 'last', ceiling: 800 }],
  ['an F or G', { isFrozen: true }, { kind: 'last', ceiling: 800 }],
  [
    'the newest index known here',
    { lastRentSince: '2025-07-20', signedOn: '2026-07-20' },
    // 800 × 148.37 / 146.68
    { kind: 'revised', ceiling: 809.22, from: '2025-Q2', to: '2026-Q2' },
  ],
  ['too long ago', { lastRentSince: '2015-01-01' }, { kind: 'unknownIndex', missing: '2014-Q3' }],
  [
    'signed after it, in autumn',
    { signedOn: '2026-11-19' },
    // 800 × 148.37 / 142.06
    { kind: 'revised', ceiling: 835.53, from: '2023-Q4', to: '2026-Q2', awaited: '2026-Q3' },
  ],
] as const)('%s: %j', (_, change, cap) => {
  expect(rentCap({ ...letting, ...change }, rentIndexes)).toEqual(cap)
})

it.each([
  ['12 rue des Lilas 75011 Paris', 'MAINLAND'],
  ['5 cours Napoléon 20000 Ajaccio', 'CORSICA'],
  ['2 rue César-Campinchi 20200 Bastia', 'CORSICA'],
  ['9 rue de la Liberté 21000 Dijon', 'MAINLAND'],
  ['20 rue de Paris 97400 Saint-Denis', 'OVERSEAS'],
  ['12 rue des Lilas, Saint-Denis', 'UNKNOWN'],
  ['1 rue X 99000 Nulle-Part', 'UNKNOWN'],
  ['', 'UNKNOWN'],
] as const)('the index of %j is that of %s', (address, series) => {
  expect(indexSeriesOf(address)).toBe(series)
})

it.each(['CORSICA', 'OVERSEAS', 'UNKNOWN'] as const)('has no index of %s, where one is needed', (series) => {
  expect(rentCap({ ...letting, series }, rentIndexes)).toEqual({ kind: 'unknownIndex', missing: '2023-Q4' })
  expect(rentCap({ ...letting, series, isFrozen: true }, rentIndexes)).toEqual({ kind: 'last', ceiling: 800 })
  expect(rentCap({ ...letting, series, signedOn: '2025-02-28' }, rentIndexes)).toEqual({ kind: 'last', ceiling: 800 })
})

it('never lowers a rent, where the index fell', () => {
  const fallen = { ...rentIndexes, '2026-Q2': 145 }
  expect(rentCap({ ...letting, lastRentSince: '2025-07-20', signedOn: '2026-07-20' }, fallen)).toEqual({
    kind: 'last',
    ceiling: 800,
  })
})

it('says that a newer index may change what the known one leaves as it was', () => {
  const fallen = { '2025-Q3': 145.77, '2026-Q2': 145 }
  const later = { ...letting, lastRentSince: '2025-11-01', signedOn: '2026-11-19' }
  expect(rentCap(later, fallen)).toEqual({ kind: 'last', ceiling: 800, awaited: '2026-Q3' })
})

it('does not compare an index with itself', () => {
  const later = { ...letting, lastRentSince: '2025-11-01', signedOn: '2026-11-19' }
  expect(rentCap(later, { '2025-Q3': 145.77 })).toEqual({ kind: 'unknownIndex', missing: '2026-Q3' })
})

it('asks neither less than the last rent nor more than the index allows', () => {
  const days = fc.integer({ min: 0, max: 1_800 }).map((days) => addDays('2020-06-01', days))
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 5_000 }), days, days, (lastRent, one, other) => {
      const [lastRentSince, signedOn] = one < other ? [one, other] : [other, one]
      const cap = rentCap({ lastRent, lastRentSince, signedOn, isFrozen: false, series: 'MAINLAND' }, rentIndexes)
      if (cap.kind === 'unknownIndex') return
      expect(cap.ceiling).toBeGreaterThanOrEqual(lastRent)
      expect(cap.ceiling).toBeLessThan(lastRent * (148.37 / 129.38) + 0.01)
    }),
  )
})
