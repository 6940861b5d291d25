import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { type CalendarDate, calendarDate } from './calendar-date.ts'

let paris: Intl.DateTimeFormat | undefined
const minuteMs = 60_000
/** A day begins with a minute, in every time zone. */
let latest: { minute: number; day: CalendarDate } | undefined

/** Dates of the product are French dates, wherever the server or the visitor is. */
export function todayInParis(now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / minuteMs)
  if (latest?.minute !== minute) latest = { minute, day: writeDay(now) }
  return latest.day
}

function writeDay(now: Date): CalendarDate {
  // created on first use: the first Intl object is slow in a browser
  paris ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return paris.format(now) // Swedish dates are written `YYYY-MM-DD`
}

/** Accepts `today` itself. */
export const dateNotAfter = (today: CalendarDate) =>
  calendarDate.check(z.refine((date) => date <= today, fieldError.dateInFuture))
