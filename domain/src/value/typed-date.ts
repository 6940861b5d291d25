import type { CalendarDate } from './calendar-date.ts'

const separated = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/
const yearFirst = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads `27/03/2022`, `27.3.2022`, `27 03 2022`, `27032022` (phone keypads have no slash) and `2022-03-27`.
 * The result is input for the date schemas: undefined when empty, and the typed text when it is not a date.
 */
export function readTypedDate(typed: string): CalendarDate | string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (yearFirst.test(text)) return text
  const parts = separated.exec(text) ?? digitsOnly.exec(text)
  if (!parts) return typed
  const [, day = '', month = '', year] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `2022-03-27` becomes `27/03/2022`. */
export const writeTypedDate = (date: CalendarDate): string => date.split('-').reverse().join('/')
