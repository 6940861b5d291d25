import { describe, expect, it } from 'vitest'
import { type Stage, stages } from '../application/stage.rules.ts'
import { bookingProblem, isVisitOver, mayBook, mayNoteOutcome, remindedPeriod } from './booking.rules.ts'

const at = (text: string) => new Date(text)
const now = at('2026-12-01T10:00:00Z')
const later = { startsAt: at('2026-12-01T10:00:01Z'), places: 2, bookings: 1 }

describe('mayBook', () => {
  const booking: readonly Stage[] = ['VISIT_PROPOSED', 'VISITED', 'SHORTLISTED']
  it.each(stages.map((stage) => [stage, booking.includes(stage)] as const))('%s: %s', (stage, may) =>
    expect(mayBook(stage)).toBe(may),
  )
})

describe('bookingProblem', () => {
  const wish = { stage: 'VISIT_PROPOSED', slot: later, current: undefined, now } as const
  it.each([
    ['a place is left', {}, undefined],
    ['nothing is proposed', { stage: 'RECEIVED' }, 'VisitNotProposed'],
    ['somebody was chosen', { stage: 'NOT_CHOSEN' }, 'VisitNotProposed'],
    ['no place is left', { slot: { ...later, bookings: 2 } }, 'SlotFull'],
    ['the slot begins now', { slot: { ...later, startsAt: now } }, 'SlotClosed'],
    ['the booked one begins now', { current: { startsAt: now, durationMinutes: 30 } }, 'SlotClosed'],
    ['the booked one is still to come', { current: { ...later, durationMinutes: 30 } }, undefined],
  ] as const)('%s', (_, changes, problem) => expect(bookingProblem({ ...wish, ...changes })).toBe(problem))
})

it.each([
  ['2026-12-01T09:29:59Z', true],
  ['2026-12-01T09:30:00Z', true],
  ['2026-12-01T09:30:01Z', false],
])('a visit of 30 minutes from %s is over: %s', (startsAt, isOver) =>
  expect(isVisitOver({ startsAt: at(startsAt), durationMinutes: 30 }, now)).toBe(isOver),
)

it.each([
  ['2026-12-01T10:00:00Z', true],
  ['2026-12-01T10:00:01Z', false],
])('who came at %s can be noted: %s', (startsAt, may) =>
  expect(mayNoteOutcome({ startsAt: at(startsAt) }, now)).toBe(may),
)

describe('remindedPeriod', () => {
  it.each([
    ['a day in winter', '2026-12-01T10:00:00Z', '2026-12-01T23:00:00Z', '2026-12-02T23:00:00Z'],
    ['a minute before midnight in France', '2026-12-01T22:59:00Z', '2026-12-01T23:00:00Z', '2026-12-02T23:00:00Z'],
    ['midnight in France', '2026-12-01T23:00:00Z', '2026-12-02T23:00:00Z', '2026-12-03T23:00:00Z'],
    ['tomorrow has 23 hours', '2027-03-27T10:00:00Z', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
    ['tomorrow has 25 hours', '2027-10-30T10:00:00Z', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ])('%s', (_, today, from, to) => expect(remindedPeriod(at(today))).toEqual({ from: at(from), to: at(to) }))
})
