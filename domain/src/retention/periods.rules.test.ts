import { describe, expect, it } from 'vitest'
import { auditCutoff, daysBefore, isUnconfirmedForTooLong } from './periods.rules.ts'

const at = (instant: string) => new Date(instant)

describe('auditCutoff', () => {
  it.each([
    ['2026-11-15T08:30:00Z', '2025-11-15T08:30:00Z'],
    ['2028-02-29T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2029-02-28T10:00:00Z', '2028-02-28T10:00:00Z'],
    ['2029-03-01T00:00:00Z', '2028-03-01T00:00:00Z'],
    // days of 23 and 25 hours make no difference
    ['2026-03-29T12:00:00Z', '2025-03-29T12:00:00Z'],
    ['2026-10-25T12:00:00Z', '2025-10-25T12:00:00Z'],
  ])('on %s: since %s', (now, since) => expect(auditCutoff(at(now))).toEqual(at(since)))
})

describe('daysBefore', () => {
  it.each([
    ['2026-03-30T10:00:00Z', 7, '2026-03-23T10:00:00Z'],
    ['2026-10-26T10:00:00Z', 7, '2026-10-19T10:00:00Z'],
    ['2028-03-01T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ])('%s, %d days: %s', (now, days, before) => expect(daysBefore(at(now), days)).toEqual(at(before)))
})

describe('isUnconfirmedForTooLong', () => {
  it.each([
    ['2026-11-05T10:00:00.001Z', false],
    ['2026-11-05T10:00:00.000Z', true],
    ['2026-10-05T10:00:00.000Z', true],
  ])('made at %s: %s', (created, tooLong) =>
    expect(isUnconfirmedForTooLong(at(created), at('2026-11-12T10:00:00Z'))).toBe(tooLong),
  )
})
