import type { CalendarDate } from '../value/calendar-date.ts'

/** Upper case without accents; everything but letters, digits and the signs of numbers and days separates. */
export const tokensOf = (words: readonly string[]): string[] =>
  words.flatMap((word) =>
    word
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      // apostrophes and hyphens separate words; a hyphen before a digit is a minus
      .replace(/[^A-Z0-9.,/-]+|-(?!\d)|(?<=[A-Z])[-/.,]|[/.,](?=[A-Z])/g, ' ')
      .split(' ')
      .map((token) => token.replace(/^[.,/]+|[.,/-]+$/g, ''))
      .filter((token) => token !== ''),
  )

export const hasLetter = (token: string): boolean => /[A-Z]/.test(token)

/**
 * A value that the page has, and where: the tokens from `at` to before `end`. It is a piece when it may belong to a
 * longer number: of `28 950` either the whole is meant, or behind the number 28 of a line 950.
 */
export type PrintedValue<T> = { value: T; at: number; end: number; isPiece?: boolean }

/** `1 234,56`, `1.234,56`, `1234.56` and `63 198`, as cents. */
export function findAmounts(tokens: readonly string[]): PrintedValue<number>[] {
  return chainsOf(tokens).flatMap(([from, until]) => {
    const found: PrintedValue<number>[] = []
    for (let at = from; at < until; at++)
      for (let end = at + 1; end <= Math.min(at + mostGroups, until); end++) {
        const text = tokens.slice(at, end).join('')
        const isOther = hasLeadingZero.test(text) || (isYear(text) && months.includes(tokens[at - 1] ?? ''))
        const cents = isOther ? undefined : centsOf(text)
        if (cents !== undefined) found.push({ value: cents, at, end, isPiece: end - at < until - from })
      }
    return found
  })
}

/** Of billions. */
const mostGroups = 4
export const isYear = (text: string): boolean => /^(19|20)\d\d$/.test(text)
const hasLeadingZero = /^-?0(\d|[.,]\d{3})/

/** Where tokens could be groups of one number, from each to before the next. */
function chainsOf(tokens: readonly string[]): [from: number, until: number][] {
  const starts = tokens.flatMap((token, at) => (isGroupAfter(tokens[at - 1], token) ? [] : [at]))
  return starts.map((from, index) => [from, starts[index + 1] ?? tokens.length])
}

const isGroupAfter = (before = '', token: string) =>
  /^-?[1-9]\d{0,2}$|^\d{3}$/.test(before) && /^\d{3}([.,]\d{1,2})?$/.test(token)

/** Undefined for what is no amount. A point or comma before exactly three digits separates thousands. */
export function centsOf(text: string): number | undefined {
  const [, sign = '', whole = '', decimals = ''] =
    text.match(/^(-?)(\d{1,12}|\d{1,3}(?:[.,]\d{3}){1,3})(?:[.,](\d{1,2}))?$/) ?? []
  if (whole === '') return undefined
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return sign ? -cents : cents
}

export const findYears = (tokens: readonly string[]): PrintedValue<string>[] =>
  tokens.flatMap((token, at) => (isYear(token) ? [{ value: token, at, end: at + 1 }] : []))

const months = [
  'JANVIER',
  'FEVRIER',
  'MARS',
  'AVRIL',
  'MAI',
  'JUIN',
  'JUILLET',
  'AOUT',
  'SEPTEMBRE',
  'OCTOBRE',
  'NOVEMBRE',
  'DECEMBRE',
]

/** `31/07/2022`, `31.07.22`, `31-07-2022` and `31 juillet 2022`. */
export function findDates(tokens: readonly string[]): PrintedValue<CalendarDate>[] {
  return tokens.flatMap((token, at) => {
    const [, day, month, year] = token.match(/^(\d\d?)[./-](\d\d?)[./-]((?:19|20)?\d\d)$/) ?? []
    if (day && month && year) return [{ value: dateOf(year, Number(month), day), at, end: at + 1 }]
    const monthOfName = months.indexOf(tokens[at + 1] ?? '') + 1
    const [yearAfter] = (tokens[at + 2] ?? '').match(/^(19|20)\d\d$/) ?? []
    const [dayBefore] = token.match(/^\d\d?(?=(ER)?$)/) ?? []
    if (!monthOfName || !yearAfter || !dayBefore) return []
    return [{ value: dateOf(yearAfter, monthOfName, dayBefore), at, end: at + 3 }]
  })
}

/** Months without a day, as `2022-07`: `juillet 2022` and `07/2022`. */
export const findMonths = (tokens: readonly string[]): PrintedValue<string>[] =>
  tokens.flatMap((token, at) => {
    const [, month, year] = token.match(/^(0[1-9]|1[0-2])[./-](20\d\d)$/) ?? []
    if (month && year) return [{ value: `${year}-${month}`, at, end: at + 1 }]
    const number = months.indexOf(token) + 1
    const [yearAfter] = (tokens[at + 1] ?? '').match(/^20\d\d$/) ?? []
    const isDay = /^\d\d?(ER)?$/.test(tokens[at - 1] ?? '')
    return number > 0 && yearAfter && !isDay
      ? [{ value: `${yearAfter}-${String(number).padStart(2, '0')}`, at, end: at + 2 }]
      : []
  })

const dateOf = (year: string, month: number, day: string): CalendarDate =>
  `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
