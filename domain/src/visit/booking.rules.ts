import type { Stage } from '../application/stage.rules.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { addDays } from '../value/calendar-date.ts'
import { instantInParis } from '../value/paris-time.ts'
import { todayInParis } from '../value/today.ts'
import { type SlotTime, slotEndsAt } from './slot.rules.ts'

/** Stages in which an applicant chooses a slot: the owner has proposed a visit and has not chosen anybody. */
const bookingStages: readonly Stage[] = ['VISIT_PROPOSED', 'VISITED', 'SHORTLISTED']
export const mayBook = (stage: Stage): boolean => bookingStages.includes(stage)

type Times = Pick<SlotTime, 'startsAt' | 'durationMinutes'>

/** A booking can be made, moved and cancelled until its slot begins. */
export const isSlotOpen = ({ startsAt }: Pick<SlotTime, 'startsAt'>, now: Date): boolean => now < startsAt

/** From then on the owner notes who came, and another slot can be booked. */
export const isVisitOver = (slot: Times, now: Date): boolean => slotEndsAt(slot) <= now

type Wish = {
  stage: Stage
  slot: { startsAt: Date; places: number; bookings: number }
  /** What the application has booked and is not over. */
  current: Times | undefined
  now: Date
}

/** Why a slot cannot be booked or moved to. First come, first served: nothing else about the applicant matters. */
export function bookingProblem({ stage, slot, current, now }: Wish): ErrorCode | undefined {
  if (!mayBook(stage)) return 'VisitNotProposed'
  if (!isSlotOpen(slot, now) || (current && !isSlotOpen(current, now))) return 'SlotClosed'
  return slot.bookings >= slot.places ? 'SlotFull' : undefined
}

export const visitOutcomes = ['CAME', 'DID_NOT_COME'] as const
export type VisitOutcome = (typeof visitOutcomes)[number]

/** From when an owner may note who came. */
export const mayNoteOutcome = ({ startsAt }: Pick<SlotTime, 'startsAt'>, now: Date): boolean => startsAt <= now

/** Visits of the next day in France: their people are reminded today. */
export function remindedPeriod(now: Date): { from: Date; to: Date } {
  const today = todayInParis(now)
  return { from: instantInParis(addDays(today, 1), '00:00'), to: instantInParis(addDays(today, 2), '00:00') }
}
