import { z } from 'zod/mini'
import { type CalendarDate, calendarDate } from './calendar-date.ts'
import { fieldError } from './field-errors.ts'

/** The Swedish form of a date is `YYYY-MM-DD`. */
const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** "Today" is Europe/Paris, wherever the server or the visitor is (contract, conventions). */
export const todayInParis = (now: Date): CalendarDate => paris.format(now)

/** Spec §5: a certificate date must not be in the future; today itself is accepted. */
export const dateUntil = (today: CalendarDate) =>
  calendarDate.check(z.refine((date) => date <= today, fieldError.dateInFuture))
