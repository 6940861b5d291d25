import { addDays, type CalendarDate } from '../value/calendar-date.ts'
import { decodeBase32 } from './base32.ts'
import { type FieldForm, type FieldSpec, fieldTable } from './field-table.ts'
import type { CodeProblem, FoundProblem } from './signed-code.schema.ts'
import type { TypeSpec } from './type-table.ts'

export type CodeField = {
  id: string
  value: string
  /** The issuer cut it to make it fit. */
  isTruncated: boolean
}

/** End of a value, and end of one that was cut. */
const groupSeparator = '\x1d'
const recordSeparator = '\x1e'
const isSeparator = (sign: string | undefined) => sign === groupSeparator || sign === recordSeparator

/** Unless it is a separator, what follows a field is the id of the next one. */
export function readFields(message: string, type: TypeSpec): { fields: CodeField[]; problems: FoundProblem[] } {
  const fields: CodeField[] = []
  const problems: FoundProblem[] = []
  const ids = new Set<string>()
  let at = 0
  while (at < message.length) {
    const id = message.slice(at, at + 2)
    const from = at + 2
    const field = fieldTable[id]
    const end = field ? endOfValue(message, from, field) : nextSeparator(message, from)
    const value = message.slice(from, end)
    const isTruncated = message[end] === recordSeparator
    at = isSeparator(message[end]) ? end + 1 : end
    const problem = field ? problemOf(field, value, isTruncated) : 'UNKNOWN_FIELD'
    if (problem) problems.push({ problem, field: id })
    else if (ids.has(id)) problems.push({ problem: 'FIELD_TWICE', field: id })
    else fields.push({ id, value, isTruncated })
    if (field) ids.add(id)
  }
  return { fields, problems: [...problems, ...missingFields(type, ids)] }
}

const nextSeparator = (message: string, from: number) => {
  let end = from
  while (end < message.length && !isSeparator(message[end])) end++
  return end
}

const endOfValue = (message: string, from: number, { max }: FieldSpec) =>
  Math.min(nextSeparator(message, from), from + max)

function problemOf({ form, min, max }: FieldSpec, value: string, isTruncated: boolean): CodeProblem | undefined {
  const isFixed = min === max
  if (isFixed && isTruncated) return 'WRONG_LENGTH'
  if (value.length < min && !isTruncated) return 'WRONG_LENGTH'
  // a field that the issuer left empty
  if (value === '') return undefined
  if (form === 'days') return daysToDate(value) ? undefined : 'WRONG_DATE'
  if (form === 'date') return writtenDate(value) ? undefined : 'WRONG_DATE'
  return isOfForm(form, value) ? undefined : 'WRONG_VALUE'
}

const forms: Readonly<Record<Exclude<FieldForm, 'days' | 'date' | 'base32'>, RegExp>> = {
  text: /^[ -~]*$/,
  digits: /^\d*$/,
  amount: /^-?\d+(,\d{1,2})?$/,
  hours: /^\d+,\d+$/,
  time: /^([01]\d|2[0-3])[0-5]\d[0-5]\d$/,
  year: /^(19|20)\d\d$/,
  country: /^[A-Z]{2}$/,
}

const isOfForm = (form: Exclude<FieldForm, 'days' | 'date'>, value: string) =>
  form === 'base32' ? decodeBase32(value) !== undefined : forms[form].test(value)

function missingFields({ needs }: TypeSpec, ids: ReadonlySet<string>): FoundProblem[] {
  return needs
    .filter((alternatives) => !alternatives.some((wanted) => wanted.every((id) => ids.has(id))))
    .map(([first]) => ({ problem: 'MISSING_FIELD', field: first?.[0] ?? '' }))
}

/** Four hexadecimal digits: days since the beginning of 2000. FFFF is no date. */
export const daysToDate = (text: string): CalendarDate | undefined =>
  /^[0-9A-F]{4}$/.test(text) && text !== 'FFFF' ? addDays('2000-01-01', Number.parseInt(text, 16)) : undefined

/** From DDMMYYYY. */
export function writtenDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = text.match(/^(\d\d)(\d\d)((?:19|20)\d\d)$/) ?? []
  const date = `${year}-${month}-${day}`
  const at = new Date(`${date}T00:00:00Z`)
  // 30 February is read as a day of March
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? undefined : date
}
