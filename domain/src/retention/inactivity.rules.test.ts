import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../value/calendar-date.ts'
import { deletionDate, findInactivityStep, inactivityCutoff } from './inactivity.rules.ts'

/** Monday 6 May 2024: 100 weeks later is 6 April 2026, 103 weeks 27 April, 104 weeks 4 May. */
const lastSignInOn = '2024-05-06'

describe('findInactivityStep', () => {
  it.each([
    [0, null, '2026-04-05', undefined],
    [0, null, '2026-04-06', 'first-warning'],
    [0, null, '2030-01-01', 'first-warning'],
    [1, '2026-04-06', '2026-04-26', undefined],
    [1, '2026-04-06', '2026-04-27', 'last-warning'],
    [2, '2026-04-27', '2026-05-03', undefined],
    [2, '2026-04-27', '2026-05-04', 'deletion'],
    // warned late: still seven days between the steps
    [1, '2026-04-25', '2026-05-01', undefined],
    [1, '2026-04-25', '2026-05-02', 'last-warning'],
    [2, '2026-05-02', '2026-05-08', undefined],
    [2, '2026-05-02', '2026-05-09', 'deletion'],
    // warned, then signed in: everything starts again
    [1, '2024-05-06', '2026-04-05', undefined],
    [2, '2024-05-06', '2026-04-06', 'first-warning'],
    [2, '2024-04-01', '2026-05-04', 'first-warning'],
  ] as const)('%d warnings, last on %s, on %s: %s', (warnings, warnedOn, today, step) =>
    expect(findInactivityStep({ lastSignInOn, warnings, warnedOn }, today)).toBe(step),
  )

  it.each([
    // across a leap day and both clock changes
    ['2026-03-31', '2028-02-28', undefined],
    ['2026-03-31', '2028-02-29', 'first-warning'],
    ['2024-02-29', '2026-01-28', undefined],
    ['2024-02-29', '2026-01-29', 'first-warning'],
    ['2024-04-29', '2026-03-29', undefined],
    ['2024-04-29', '2026-03-30', 'first-warning'],
    ['2024-11-25', '2026-10-25', undefined],
    ['2024-11-25', '2026-10-26', 'first-warning'],
  ] as const)('signed in on %s, on %s: %s', (signedIn, today, step) =>
    expect(findInactivityStep({ lastSignInOn: signedIn, warnings: 0, warnedOn: null }, today)).toBe(step),
  )

  it('never deletes anyone without two warnings, seven days apart, nor before 104 weeks, whenever it runs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 40, maxLength: 60 }), (pauses) => {
        let today = lastSignInOn
        let [warnings, warnedOn] = [0, null as string | null]
        const told: string[] = []
        for (const pause of pauses) {
          today = addDays(today, pause)
          const step = findInactivityStep({ lastSignInOn, warnings, warnedOn }, today)
          if (step === 'deletion') {
            expect(told).toHaveLength(2)
            expect(addDays(told[0] as string, 7) <= (told[1] as string)).toBe(true)
            expect(addDays(told[1] as string, 7) <= today).toBe(true)
            expect(addDays(lastSignInOn, 728) <= today).toBe(true)
            return
          }
          if (!step) continue
          told.push(today)
          warnings++
          warnedOn = today
        }
      }),
    )
  })
})

describe('inactivityCutoff', () => {
  it('is the day whose 100 weeks end today', () => expect(inactivityCutoff('2026-04-06')).toBe(lastSignInOn))
})

describe('deletionDate', () => {
  it.each([
    ['first-warning', '2026-04-06', '2026-05-04'],
    ['first-warning', '2026-04-20', '2026-05-04'],
    ['first-warning', '2026-04-25', '2026-05-09'],
    ['last-warning', '2026-04-27', '2026-05-04'],
    ['last-warning', '2026-05-02', '2026-05-09'],
  ] as const)('%s sent on %s: on %s', (step, today, day) =>
    expect(deletionDate({ lastSignInOn, warnings: 0, warnedOn: null }, step, today)).toBe(day),
  )
})
