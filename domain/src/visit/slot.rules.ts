import { fieldError } from '../contract/field-errors.ts'
import { addDays, type CalendarDate } from '../value/calendar-date.ts'
import { instantInParis, parisTimeOf } from '../value/paris-time.ts'
import { todayInParis } from '../value/today.ts'
import { type NewSlots, slotLimits } from './slot.schema.ts'

/** When a slot is. During the buffer after it no other one begins. */
export type SlotTime = { startsAt: Date; durationMinutes: number; bufferMinutes: number }

const minuteMs = 60_000
const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * minuteMs)

export const slotEndsAt = ({ startsAt, durationMinutes }: Omit<SlotTime, 'bufferMinutes'>): Date =>
  later(startsAt, durationMinutes)

/**
 * Every date begins at the same time in France, also when the clocks change in between; what follows on a date is
 * counted in minutes that pass, so that a change in the night makes no slots overlap.
 */
export function planSlots(series: Omit<NewSlots, 'places' | 'place'>): SlotTime[] {
  const { dates, time, slotsPerDay, durationMinutes, bufferMinutes } = series
  return [...new Set(dates)].toSorted().flatMap((date) => {
    const first = instantInParis(date, time)
    return Array.from({ length: slotsPerDay }, (_, index) => ({
      startsAt: later(first, index * (durationMinutes + bufferMinutes)),
      durationMinutes,
      bufferMinutes,
    }))
  })
}

/** Monday is 1, Sunday is 7. */
const weekdayOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** The first date, and those of the chosen weekdays up to and including the last one. */
export function datesOfSeries(from: CalendarDate, weekdays: readonly number[], until: CalendarDate): CalendarDate[] {
  const dates = [from]
  // one more than allowed, so that the form can say so
  for (let date = addDays(from, 1); date <= until && dates.length <= slotLimits.slotsAtOnce; date = addDays(date, 1))
    if (weekdays.includes(weekdayOf(date))) dates.push(date)
  return dates
}

/** Why slots cannot be offered at these times, as the key of a text. */
export function slotTimeProblem(slots: readonly Pick<SlotTime, 'startsAt'>[], now: Date) {
  if (slots.length > slotLimits.slotsAtOnce) return fieldError.tooManySlots
  if (slots.some(({ startsAt }) => startsAt <= now)) return fieldError.slotInPast
  const lastDay = addDays(todayInParis(now), slotLimits.daysAhead)
  return slots.some(({ startsAt }) => parisTimeOf(startsAt).date > lastDay) ? fieldError.slotTooFar : undefined
}

const freeAgainAt = ({ bufferMinutes, ...slot }: SlotTime) => later(slotEndsAt(slot), bufferMinutes)
const overlap = (a: SlotTime, b: SlotTime) => a.startsAt < freeAgainAt(b) && b.startsAt < freeAgainAt(a)

/** Whether one of the slots begins before another one, or one that exists, is over with its buffer. */
export const slotsOverlap = (slots: readonly SlotTime[], existing: readonly SlotTime[]): boolean =>
  slots.some((slot, index) => [...slots.slice(index + 1), ...existing].some((other) => overlap(slot, other)))
