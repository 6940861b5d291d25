import { addDays, type CalendarDate } from '../value/calendar-date.ts'
import type { Compare, Compared } from './compare-words.ts'
import {
  centsOf,
  findAmounts,
  findDates,
  findMonths,
  findYears,
  hasLetter,
  isYear,
  type PrintedValue,
} from './printed-values.ts'
import type { CodeFact } from './signed-code.schema.ts'

/** Words before a value on the documents. The value follows within a few words. */
const labels: Readonly<Partial<Record<CodeFact, readonly string[]>>> = {
  INCOME_YEAR: ['REVENUS DE'],
  REFERENCE_INCOME: ['REVENU FISCAL DE REFERENCE'],
  TAX_SHARES: ['NOMBRE DE PARTS'],
  INCOME_TAX: ['IMPOT SUR LE REVENU NET'],
  COLLECTED_ON: ['MISE EN RECOUVREMENT'],
  TAXABLE_PAY: ['NET IMPOSABLE', 'NET FISCAL'],
  GROSS_PAY: ['SALAIRE BRUT', 'TOTAL BRUT'],
  NET_PAY: ['NET A PAYER', 'NET PAYE'],
}
/** After a label, at most this many tokens before the value. */
const reach = 6
/** Words around a label that make it that of another amount: `cumul du net imposable`, `net à payer avant impôt`. */
const beforeAnother = /\bCUMUL\w*( [A-Z]+)?$/
const afterAnother = /\b(AVANT|CUMUL|DEPASS|EXCED|INFERIEUR|SUPERIEUR)/

type Reading<T> = {
  find: (tokens: readonly string[]) => PrintedValue<T>[]
  read: (value: string) => T | undefined
  /** What may stand between a label and its value, as printed: numbers of lines, years. */
  isAside?: (value: T, printed: string) => boolean
  /** Explanations have other values after the same words. */
  isExplained?: boolean
}
type Label = { from: number; end: number }
/** What the page has after a label, and the words in between. */
type Labelled = Compared & { wording: string }

const textOf = (tokens: readonly string[], { at, end }: { at: number; end: number }) => tokens.slice(at, end).join(' ')

const compareValues =
  <T>(reading: Reading<T>): Compare =>
  ({ value, fact }, tokens) => {
    const wanted = reading.read(value)
    if (wanted === undefined) return { comparison: 'NOT_FOUND' }
    const printed = reading
      .find(tokens)
      .map((found) => ({ ...found, isAside: reading.isAside?.(found.value, textOf(tokens, found)) ?? false }))
    const wordsOfFact = labels[fact]
    if (wordsOfFact)
      return conclude(
        wordsOfFact
          .flatMap((label) => findLabel(tokens, label.split(' ')))
          .flatMap((label) => compareAfter(label, { tokens, printed, wanted })),
        reading.isExplained,
      )
    const isThere = printed.some((found) => !found.isPiece && !found.isAside && found.value === wanted)
    return { comparison: isThere ? 'SAME' : 'NOT_FOUND' }
  }

const findLabel = (tokens: readonly string[], label: readonly string[]): Label[] =>
  tokens.flatMap((_, from) =>
    label.every((word, index) => tokens[from + index] === word) ? [{ from, end: from + label.length }] : [],
  )

/** Several labels that agree are believed. After the same words, one other value is enough to differ. */
function conclude(labelled: readonly Labelled[], isExplained = false): Compared {
  const of = (wanted: Compared['comparison']) => labelled.filter(({ comparison }) => comparison === wanted)
  const [same, different] = [of('SAME'), of('DIFFERENT')]
  const [contradiction] = different.filter(
    ({ wording }) => same.length === 0 || (!isExplained && same.some((one) => one.wording === wording)),
  )
  if (contradiction?.printed) return { comparison: 'DIFFERENT', printed: contradiction.printed }
  return { comparison: same.length > 0 && same.length === labelled.length ? 'SAME' : 'NOT_FOUND' }
}

type Page<T> = {
  tokens: readonly string[]
  printed: readonly (PrintedValue<T> & { isAside: boolean })[]
  wanted: T
}

/** Compares with the row of values after a label, up to the next word: what follows that belongs to another label. */
function compareAfter<T>({ from, end }: Label, { tokens, printed, wanted }: Page<T>): Labelled[] {
  const isWanted = ({ value }: PrintedValue<T>) => value === wanted
  const after = printed.filter(({ at }) => at >= end)
  const inReach = after.filter(({ at, isPiece }) => at < end + reach && !isPiece)
  const first = inReach.find(({ isAside }) => !isAside)
  const row = first ? rowFrom(first, after, tokens) : inReach
  const until = row.at(-1)?.end ?? end
  const wording = tokens
    .slice(from, first?.at ?? end)
    .filter(hasLetter)
    .join(' ')
  const isOfAnother =
    beforeAnother.test(tokens.slice(Math.max(from - 2, 0), from).join(' ')) || afterAnother.test(wording)
  if (row.some((found) => isWanted(found) && !(first && found.isAside))) return [{ comparison: 'SAME', wording }]
  // a piece of a number, or the number of a line
  if (after.some((found) => found.end <= until && isWanted(found))) return [{ comparison: 'NOT_FOUND', wording }]
  if (!first || isOfAnother) return []
  return [{ comparison: 'DIFFERENT', wording, printed: textOf(tokens, first) }]
}

const isCurrency = (token: string) => /^(EUR|EUROS?)$/.test(token)

/** A value and those beside it, such as the columns of a table. */
function rowFrom<V extends PrintedValue<unknown>>(first: V, printed: readonly V[], tokens: readonly string[]): V[] {
  const end = tokens.findIndex((token, at) => at >= first.end && hasLetter(token) && !isCurrency(token))
  return printed.filter(({ at, isPiece }) => !isPiece && at >= first.at && (end < 0 || at < end))
}

const isSmall = (cents: number) => Math.abs(cents) < 100_00
const isSmallOrYear = (cents: number, printed: string) => isSmall(cents) || isYear(printed)
const asIs = (value: string) => value
export const compareAmount = compareValues({ find: findAmounts, read: centsOf, isAside: isSmallOrYear })
/** Many are paid about 2,000 euros. */
export const comparePay = compareValues({ find: findAmounts, read: centsOf, isAside: isSmall })
export const compareShares = compareValues({ find: findAmounts, read: centsOf })
export const compareYear = compareValues({ find: findYears, read: asIs, isExplained: true })
export const compareDate = compareValues({ find: findDates, read: asIs })

/** Words before the month of a payslip. */
const periodLabels = ['PERIODE', 'MOIS', 'PAIE', 'PAYE', 'SALAIRE']

/** Many payslips name the month: its first day is where the period starts, its last where it ends. */
export const comparePeriod =
  (isEdge: (day: CalendarDate) => boolean): Compare =>
  (field, tokens) => {
    const byDay = compareDate(field, tokens)
    if (byDay.comparison !== 'NOT_FOUND' || !isEdge(field.value)) return byDay
    const printed = findMonths(tokens)
    const ofPeriod = tokens.flatMap((token, index) =>
      periodLabels.includes(token) ? (printed.find(({ at }) => at > index && at <= index + reach) ?? []) : [],
    )
    const isSame = ofPeriod.length > 0 && ofPeriod.every(({ value }) => field.value.startsWith(value))
    return { comparison: isSame ? 'SAME' : 'NOT_FOUND' }
  }
export const isFirstOfMonth = (day: CalendarDate): boolean => day.endsWith('-01')
// a code may have no day at all in its place
export const isLastOfMonth = (day: CalendarDate): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && addDays(day, 1).endsWith('-01')
