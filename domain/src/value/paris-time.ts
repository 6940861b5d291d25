import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import type { CalendarDate } from './calendar-date.ts'

/** What a clock on a wall in France shows: `09:30`. */
export const timeOfDay = z
  .string(fieldError.required)
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError.timeInvalid))
export type TimeOfDay = z.infer<typeof timeOfDay>

const dayMs = 86_400_000
let paris: Intl.DateTimeFormat | undefined

/** Date and time of an instant in France. */
export function parisTimeOf(instant: Date): { date: CalendarDate; time: TimeOfDay } {
  // created on first use: the first Intl object is slow in a browser
  paris ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const [date = '', time = ''] = paris.format(instant).split(' ') // Swedish dates are written `YYYY-MM-DD HH:MM`
  return { date, time }
}

const asIfUtc = (date: CalendarDate, time: TimeOfDay) => Date.parse(`${date}T${time}:00Z`)

function offsetMs(at: number): number {
  const minute = at - (at % 60_000)
  const { date, time } = parisTimeOf(new Date(minute))
  return asIfUtc(date, time) - minute
}

/**
 * The instant at which clocks in France show a date and time. A time that is skipped in March counts on from before the
 * change (02:30 becomes 03:30); of a time that comes twice in October it is the first.
 */
export function instantInParis(date: CalendarDate, time: TimeOfDay): Date {
  const wall = asIfUtc(date, time)
  const [before, after] = [wall - offsetMs(wall - dayMs), wall - offsetMs(wall + dayMs)]
  const shows = (instant: number) => instant + offsetMs(instant) === wall
  return new Date(!shows(before) && shows(after) ? after : before)
}
