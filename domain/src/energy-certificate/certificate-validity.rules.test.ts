import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addYears } from '../value/calendar-date.ts'
import { certificateStatus, certificateStatuses, lastValidDay } from './certificate-validity.rules.ts'

const anyDate = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2006-01-01', days))

describe('lastValidDay', () => {
  it.each([
    // ten years
    ['2012-12-31', '2022-12-30'],
    ['2021-07-01', '2031-06-30'],
    ['2026-11-15', '2036-11-14'],
    ['2026-01-01', '2035-12-31'],
    // 2013–2017: at the latest 2022-12-31
    ['2013-01-01', '2022-12-31'],
    ['2013-01-02', '2022-12-31'],
    ['2017-12-31', '2022-12-31'],
    // 2018-01-01 to 2021-06-30: at the latest 2024-12-31
    ['2018-01-01', '2024-12-31'],
    ['2021-06-30', '2024-12-31'],
    // leap days
    ['2008-02-29', '2018-02-27'],
    ['2024-02-28', '2034-02-27'],
    ['2024-02-29', '2034-02-27'],
    ['2024-03-01', '2034-02-28'],
    ['2022-03-01', '2032-02-29'],
    // leap days inside the early ends
    ['2016-02-29', '2022-12-31'],
    ['2020-02-29', '2024-12-31'],
  ])('made on %s: %s', (madeOn, lastDay) => expect(lastValidDay(madeOn)).toBe(lastDay))

  it('never reaches the tenth anniversary', () => {
    fc.assert(fc.property(anyDate, (madeOn) => lastValidDay(madeOn) < addYears(madeOn, 10)))
  })

  it('never ends before that of an older certificate', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const [older, newer] = one < other ? [one, other] : [other, one]
        return lastValidDay(older) <= lastValidDay(newer)
      }),
    )
  })
})

describe('certificateStatus', () => {
  it.each([
    ['ACTIF', '2036-11-14', '2036-11-13', 'ACTIF'],
    ['ACTIF', '2036-11-14', '2036-11-14', 'ACTIF'],
    ['ACTIF', '2036-11-14', '2036-11-15', 'EXPIRE'],
    ['EXPIRE', '2036-11-14', '2026-11-15', 'EXPIRE'],
    ['EXPIRE', '2036-11-14', '2036-11-15', 'EXPIRE'],
    ['REMPLACE', '2036-11-14', '2036-11-14', 'REMPLACE'],
    ['REMPLACE', '2036-11-14', '2036-11-15', 'REMPLACE'],
  ] as const)('registry %s, valid until %s, on %s: %s', (registryStatus, validUntil, today, status) => {
    expect(certificateStatus({ registryStatus, validUntil }, today)).toBe(status)
  })

  it('never turns a replaced or expired certificate into an active one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...certificateStatuses), anyDate, anyDate, (registryStatus, validUntil, today) => {
        const isActive = certificateStatus({ registryStatus, validUntil }, today) === 'ACTIF'
        return isActive === (registryStatus === 'ACTIF' && today <= validUntil)
      }),
    )
  })
})
