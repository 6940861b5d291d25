import { describe, expect, it } from 'vitest'
import { archivedOn, findArchiveStep } from './archive.rules.ts'

/** Days after a last sign-in on 1 September: 30 on 1 October, 37 on the 8th, 45 on the 16th. */
const lastSignInOn = '2026-09-01'

describe('findArchiveStep', () => {
  it.each([
    [0, null, '2026-09-30', undefined],
    [0, null, '2026-10-01', 'WARN'],
    [0, null, '2027-05-01', 'WARN'],
    [1, '2026-10-01', '2026-10-07', undefined],
    [1, '2026-10-01', '2026-10-08', 'WARN'],
    [2, '2026-10-08', '2026-10-15', undefined],
    [2, '2026-10-08', '2026-10-16', 'ARCHIVE'],
    // warned late: the promised days in between are kept
    [1, '2026-10-20', '2026-10-26', undefined],
    [1, '2026-10-20', '2026-10-27', 'WARN'],
    [2, '2026-10-27', '2026-11-03', undefined],
    [2, '2026-10-27', '2026-11-04', 'ARCHIVE'],
  ] as const)('%d warnings, last on %s, on %s: %s', (warnings, warnedOn, today, step) =>
    expect(findArchiveStep({ lastSignInOn, warnings, warnedOn }, today)).toBe(step),
  )
})

describe('archivedOn', () => {
  it.each([
    [0, '2026-10-01', '2026-10-16'],
    [0, '2026-10-20', '2026-11-04'],
    [1, '2026-10-08', '2026-10-16'],
    [1, '2026-10-27', '2026-11-04'],
  ] as const)('%d warnings before, warned on %s: archived on %s', (warnings, today, day) =>
    expect(archivedOn({ lastSignInOn, warnings, warnedOn: null }, today)).toBe(day),
  )
})
