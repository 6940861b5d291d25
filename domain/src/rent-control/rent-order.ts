import type { CalendarDate } from '../value/calendar-date.ts'
import type { BuiltPeriod } from './built-period.ts'

/** Euros a month for each m², as an order of the prefect prints them. */
export type PrintedRents = { floor: number; reference: number; ceiling: number }

/** The reference alone, where floor and ceiling are 30 % less and 20 % more of it; else all three as printed. */
export type Figure = number | readonly [floor: number, reference: number, ceiling: number]

/**
 * Rows: one, two, three, four or more rooms. Columns: built before 1946, 1946 to 1970, 1971 to 1990, since 1991; or the
 * last one in two, 1991 to 2005 and later.
 */
export type RentTable = readonly (readonly Figure[])[]
export type RentTables = { UNFURNISHED: RentTable; FURNISHED: RentTable }
/** Of a zone. */
export type RentsOfOrder = RentTables | { APARTMENT: RentTables; HOUSE: RentTables }

/** What a prefect fixed for a year. Only the printed order binds. */
export type RentOrder = {
  /** Where it was read. */
  number?: string
  from: CalendarDate
  /** Its last day as it prints it, or a year after it began; it may bind for less (`lastDayOfOrder`). */
  until: CalendarDate
  zones: Readonly<Record<string, RentsOfOrder>>
}

/** What an order needs to know of a home. */
export type RatedHome = {
  furniture: 'FURNISHED' | 'UNFURNISHED'
  type: 'HOUSE' | 'APARTMENT' | 'OTHER'
  rooms: number
  builtPeriod: BuiltPeriod
}
