import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../value/calendar-date.ts'
import { accessPeriod, accessState } from './access-period.rules.ts'

describe('accessPeriod', () => {
  it.each([
    ['2026-11-15', '2026-12-15', '2027-03-15'],
    ['2026-12-15', '2027-01-15', '2027-04-15'],
    // ends of months: each period is counted from the end of the one before
    ['2026-01-28', '2026-02-28', '2026-05-28'],
    ['2026-01-31', '2026-02-28', '2026-05-28'],
    ['2028-01-31', '2028-02-29', '2028-05-29'],
    ['2026-02-28', '2026-03-28', '2026-06-28'],
    ['2026-10-31', '2026-11-30', '2027-02-28'],
    ['2027-10-30', '2027-11-30', '2028-02-29'],
  ])('consent on %s: open through %s, purged on %s', (consentedOn, lastDay, purgedOn) => {
    expect(accessPeriod(consentedOn)).toEqual({ lastDay, purgedOn })
  })
})

describe('accessState', () => {
  const period = accessPeriod('2026-11-15')

  it.each([
    ['2026-11-15', 'open'],
    ['2026-12-15', 'open'],
    ['2026-12-16', 'ended'],
    ['2027-03-14', 'ended'],
    ['2027-03-15', 'purged'],
    ['2030-01-01', 'purged'],
  ])('on %s: %s', (today, state) => expect(accessState(period, today)).toBe(state))

  const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))

  it('lasts 28 to 31 days after consent, and its row 89 to 92 more', () => {
    fc.assert(
      fc.property(anyDay, (consentedOn) => {
        const consent = accessPeriod(consentedOn)
        const stateAfter = (days: number) => accessState(consent, addDays(consentedOn, days))
        expect(stateAfter(28)).toBe('open')
        expect(stateAfter(32)).toBe('ended')
        expect(accessState(consent, addDays(consent.lastDay, 88))).toBe('ended')
        expect(accessState(consent, addDays(consent.lastDay, 92))).toBe('purged')
      }),
    )
  })

  it('is never shortened by applying again', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 60 }), (consentedOn, days) => {
        const renewed = accessPeriod(addDays(consentedOn, days))
        const first = accessPeriod(consentedOn)
        return renewed.lastDay >= first.lastDay && renewed.purgedOn >= first.purgedOn
      }),
    )
  })
})
