import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'

/** A day without time zone, `YYYY-MM-DD`, so that `<` and `>` compare days. PostgreSQL refuses the year 0000. */
export const calendarDate = z.iso.date(fieldError.dateInvalid).check(z.regex(/^(?!0000)/, fieldError.dateInvalid))
export type CalendarDate = z.infer<typeof calendarDate>

const toDay = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)
const fromDay = (day: Date): CalendarDate => day.toISOString().slice(0, 10)

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const day = toDay(date)
  day.setUTCDate(day.getUTCDate() + days)
  return fromDay(day)
}

/**
 * 31 January plus one month is 28 or 29 February. French law counts months this way (code of civil procedure,
 * art. 641), and so does PostgreSQL.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = toDay(date)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() + months)
  const overflowed = day.getUTCDate() !== dayOfMonth
  if (overflowed) day.setUTCDate(0)
  return fromDay(day)
}

export const addYears = (date: CalendarDate, years: number): CalendarDate => addMonths(date, years * 12)

/** 0 on the same day. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
