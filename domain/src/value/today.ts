import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { type CalendarDate, calendarDate } from './calendar-date.ts'

let paris: Intl.DateTimeFormat | undefined

/** "Today" is Europe/Paris, wherever the server or the visitor is (contract, conventions). */
export function todayInParis(now: Date): CalendarDate {
  // made when it is needed: the first object of Intl takes a browser a while
  paris ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return paris.format(now) // the Swedish form of a date is `YYYY-MM-DD`
}

/** Spec §5: a certificate date must not be in the future; today itself is accepted. */
export const dateUntil = (today: CalendarDate) =>
  calendarDate.check(z.refine((date) => date <= today, fieldError.dateInFuture))
