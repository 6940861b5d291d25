import type { CertificateStatus } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import type { PropertyType } from '@bailclair/domain/property/property.schema.ts'
import { type BuiltPeriod, builtPeriodWithin } from '@bailclair/domain/rent-control/built-period.ts'
import { type CalendarDate, calendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { largestDecimal } from '@bailclair/domain/value/decimal.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { cleanForeignText } from '#platform/outbound/foreign-text.ts'
import type { General } from './registry-answer.schema.ts'

/** Reads a number, or text with a comma or a point, rounded to two decimals. */
export function findFigure(value: unknown): number | undefined {
  const text = cleanForeignText(value, 40) ?? ''
  const figure = /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : value
  if (typeof figure !== 'number' || !(figure >= 0 && figure <= largestDecimal)) return undefined
  return Math.round(figure * 100) / 100
}

/** Reads a date or a timestamp. A timestamp with a zone counts as its day in Paris. */
export function findDay(value: unknown): CalendarDate | undefined {
  const [, day, hour, zone] =
    cleanForeignText(value, 40)?.match(/^(\d{4}-\d{2}-\d{2})(T[\d:.]+)?(Z|[+-]\d{2}:?\d{2})?$/) ?? []
  const moment = new Date(`${day}${hour}${zone}`)
  const isMoment = hour !== undefined && zone !== undefined && !Number.isNaN(moment.getTime())
  return calendarDate.safeParse(isMoment ? todayInParis(moment) : day).data
}

/** The registry's words without accents, case and feminine ending. */
const statuses: Readonly<Record<string, CertificateStatus>> = {
  ACTIF: 'ACTIF',
  ACTIVE: 'ACTIF',
  VALIDE: 'ACTIF',
  REMPLACE: 'REMPLACE',
  EXPIRE: 'EXPIRE',
  // withdrawn without a replacement: all we can say is that it is no longer valid
  ARCHIVE: 'EXPIRE',
  ANNULE: 'EXPIRE',
  INACTIF: 'EXPIRE',
}

/** Undefined for an unknown word: treating it as valid could cost the owner a fine. */
export function findStatus(value: unknown): CertificateStatus | undefined {
  const word = (cleanForeignText(value, 40) ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return statuses[word] ?? statuses[word.replace(/E$/, '')]
}

/** Values of `enum_methode_application_dpe_log_id` in the registry's data model; all others are apartments. */
const methodsOfHouses = new Set([1, 14, 18])
const methodsOfBuildings = new Set([6, 7, 8, 9, 17, 21, 26, 27, 28, 29, 30])

/** Without a method, only a building has a number of apartments. A whole building is neither house nor apartment. */
export function propertyTypeOf(general: General): PropertyType {
  const method = findFigure(general.enum_methode_application_dpe_log_id)
  if (method === undefined || method === 0) return findFigure(general.nombre_appartement) ? 'APARTMENT' : 'HOUSE'
  if (methodsOfHouses.has(method)) return 'HOUSE'
  return methodsOfBuildings.has(method) ? 'OTHER' : 'APARTMENT'
}

/** The schema checks whether it is one of the seven letters. */
export const findLetter = (value: unknown) => cleanForeignText(value, 4)?.toUpperCase()

export function findYear(value: unknown): number | undefined {
  const year = findFigure(value)
  return year !== undefined && Number.isInteger(year) && year > 1_000 && year < 2_200 ? year : undefined
}

/** Values of `enum_periode_construction_id` in the registry's data model; 1, before 1948, straddles two periods of ours. */
const constructionSpans: Readonly<Record<number, readonly [first: number, last: number]>> = {
  2: [1948, 1974],
  3: [1975, 1977],
  4: [1978, 1982],
  5: [1983, 1988],
  6: [1989, 2000],
  7: [2001, 2005],
  8: [2006, 2012],
  9: [2013, 2021],
  10: [2022, 2199],
}

export function findBuiltPeriod(value: unknown): BuiltPeriod | undefined {
  const span = constructionSpans[findFigure(value) ?? 0]
  return span && builtPeriodWithin(...span)
}
