import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../value/calendar-date.ts'
import type { LawChange } from './known-law.schema.ts'
import { type LawRule, lawStates } from './law-rule.ts'
import { lawRules } from './law-rules.data.ts'
import { lawOn, lawSteps } from './law-state.rules.ts'

const experiment = { from: '2018-11-24', until: '2026-11-24' }
const mayBeProlonged = { ...experiment, mayBeProlonged: true } as const
const forEver = { from: '2025-01-01' }
const prolonged = { since: '2026-11-25', state: 'IN_FORCE', until: '2031-11-24' } as const
const repealed = { since: '2026-06-01', state: 'ENDED' } as const
const putOff = { since: '2025-01-01', state: 'ANNOUNCED' } as const
const begunAfterAll = { since: '2026-03-01', state: 'IN_FORCE' } as const

it.each([
  ['the day before', '2018-11-23', experiment, [], { state: 'ANNOUNCED', next: ['2018-11-24', 'IN_FORCE'] }],
  ['its first day', '2018-11-24', experiment, [], { state: 'IN_FORCE', next: ['2026-11-25', 'ENDED'] }],
  ['its last day', '2026-11-24', experiment, [], { state: 'IN_FORCE', next: ['2026-11-25', 'ENDED'] }],
  ['the day after', '2026-11-25', experiment, [], { state: 'ENDED' }],
  ['the day after, and laws like it were prolonged', '2026-11-25', mayBeProlonged, [], { state: 'UNCERTAIN' }],
  [
    'the day after, and the operator knows',
    '2026-11-25',
    mayBeProlonged,
    [{ since: '2026-11-25', state: 'ENDED' }],
    { state: 'ENDED' },
  ],
  ['no end', '2099-01-01', forEver, [], { state: 'IN_FORCE' }],
  // a law prolongs it: no day between
  [
    'prolonged, last day of before',
    '2026-11-24',
    experiment,
    [prolonged],
    { state: 'IN_FORCE', next: ['2031-11-25', 'ENDED'] },
  ],
  [
    'prolonged, first day of after',
    '2026-11-25',
    experiment,
    [prolonged],
    { state: 'IN_FORCE', next: ['2031-11-25', 'ENDED'] },
  ],
  ['prolonged, at the end', '2031-11-25', experiment, [prolonged], { state: 'ENDED' }],
  [
    'repealed, the day before',
    '2026-05-31',
    experiment,
    [repealed],
    { state: 'IN_FORCE', next: ['2026-06-01', 'ENDED'] },
  ],
  ['repealed', '2026-06-01', experiment, [repealed], { state: 'ENDED' }],
  ['put off', '2025-06-01', forEver, [putOff], { state: 'ANNOUNCED' }],
  [
    'put off, then begun',
    '2025-06-01',
    forEver,
    [putOff, begunAfterAll],
    { state: 'ANNOUNCED', next: ['2026-03-01', 'IN_FORCE'] },
  ],
  ['begun after all', '2026-03-01', forEver, [putOff, begunAfterAll], { state: 'IN_FORCE' }],
  // the last word counts, also when it is about an earlier day
  [
    'repealed, which is undone',
    '2026-06-01',
    experiment,
    [repealed, { since: '2026-05-01', state: 'IN_FORCE' }],
    { state: 'IN_FORCE' },
  ],
] as const)('%s', (_, day, rule, changes, expected) => {
  const { state, next } = lawOn(rule, day, changes)
  expect({ state, ...(next && { next: [next.from, next.state] }) }).toEqual(expected)
})

const days = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('1994-01-01', days))
type Dates = Pick<LawRule, 'from' | 'until' | 'mayBeProlonged'>
const anyRules: fc.Arbitrary<Dates> = fc
  .record({
    from: days,
    length: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: undefined }),
    mayBeProlonged: fc.boolean(),
  })
  .map(({ from, length, mayBeProlonged }) => ({
    from,
    ...(length === undefined ? {} : { until: addDays(from, length) }),
    ...(mayBeProlonged ? { mayBeProlonged } : {}),
  }))
const rules = fc.oneof(anyRules, fc.constantFrom<Dates>(...Object.values(lawRules)))
const changes = fc.array(
  fc
    .record({ since: days, state: fc.constantFrom(...lawStates), length: fc.option(fc.nat(3_000), { nil: undefined }) })
    .map(
      ({ since, state, length }): LawChange => ({
        since,
        state,
        ...(state !== 'IN_FORCE' || length === undefined ? {} : { until: addDays(since, length) }),
      }),
    ),
  { maxLength: 5 },
)

it('has one state on every day, which changes on the days of its steps alone', () => {
  fc.assert(
    fc.property(rules, changes, days, (rule, made, day) => {
      const steps = lawSteps(rule, made)
      expect(steps[0]?.from).toBeUndefined()
      const starts = steps.slice(1).map(({ from }) => from ?? '')
      expect(starts).toEqual([...new Set(starts)].toSorted())
      const [today, tomorrow] = [lawOn(rule, day, made), lawOn(rule, addDays(day, 1), made)]
      expect(today.state !== tomorrow.state).toBe(starts.includes(addDays(day, 1)))
      if (today.state !== tomorrow.state) expect(today.next).toEqual({ from: addDays(day, 1), state: tomorrow.state })
    }),
    { numRuns: 2_000 },
  )
})

it('is uncertain after the last day of a rule that may be prolonged, and of no other', () => {
  fc.assert(
    fc.property(rules, changes, days, (rule, made, day) => {
      const { state } = lawOn(rule, day, made)
      if (!rule.mayBeProlonged) expect(state).not.toBe('UNCERTAIN')
      if (rule.until) {
        const after = rule.mayBeProlonged ? 'UNCERTAIN' : 'ENDED'
        expect(lawOn(rule, addDays(rule.until, 1)).state).toBe(after)
        expect(lawOn(rule, rule.until).state).toBe('IN_FORCE')
      }
    }),
  )
})

it('is, from the day of the last change on, what that change says', () => {
  fc.assert(
    fc.property(
      rules,
      changes,
      fc.record({ since: days, state: fc.constantFrom(...lawStates) }),
      (rule, made, last) => {
        expect(lawOn(rule, last.since, [...made, last]).state).toBe(last.state)
        expect(lawOn(rule, addDays(last.since, 4_000), [...made, last]).state).toBe(last.state)
      },
    ),
  )
})
