import { plainText } from '../value/search-words.ts'
import { numbersOn, type PrintedNumber } from './printed-number.ts'
import type { TypedPage } from './typed-pages.rules.ts'

export type Amount = PrintedNumber & { cents: number }
/** A line of a payslip: what it is about, and its numbers from left to right. */
export type PayRow = {
  /** Plain words before the first amount; undefined when others follow, as in two tables side by side. */
  label: string | undefined
  numbers: readonly PrintedNumber[]
  amounts: readonly Amount[]
}

/** Cents: what rounding may add up to on the lines of a payslip. */
export const payTolerance = 10
export const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= payTolerance

/** Of the width of the page. */
const columnWidth = 0.006
export const isBelow = (one: PrintedNumber, other: PrintedNumber): boolean =>
  Math.abs(one.right - other.right) < columnWidth

/** A watermark across the page is no part of its lines. */
const mostHeights = 2
/** Of a line: with more it is none of a payslip, and all of them are compared with each other. */
const mostNumbers = 12

export const payRowsOf = ({ lines, aspect }: Pick<TypedPage, 'lines' | 'aspect'>): PayRow[] =>
  lines.map((line) => {
    const numbers = numbersOn(line, aspect)
    const amounts = numbers.filter((number): number is Amount => number.cents !== undefined)
    const height = Math.min(...line.words.map(({ place }) => place.height)) * mostHeights
    const words = line.words.filter(({ text, place }) => /\p{L}/u.test(text) && place.height <= height)
    const start = amounts[0]?.words[0]?.place.x ?? 1
    const isOne =
      numbers.length <= mostNumbers && words.every(({ text, place }) => place.x < start || /^(eur|euros?)$/i.test(text))
    const label = plainText(words.map(({ text }) => text).join(' '))
    return { label: isOne ? label : undefined, numbers, amounts }
  })

/** What the lines of a payslip that the law names are called. */
const labels = {
  gross:
    /^((salaire|remuneration|montant)( mensuel(le)?)? brute?|total brute?|brut (total|mensuel|du mois))\b(?!.*(de base|horaire|annuel|cumul))/,
  deductions: /^total (general )?(des |de )?(cotisations|retenues|deductions)\b(?!.*(patronal|employeur|cumul))/,
  netBeforeTax: /^net a payer avant impot/,
  tax: /^(montant de l')?(impot|prelevement)\b(?!.*cumul).*(preleve|a la source)/,
  net: /^(montant )?net (a payer|paye)\b(?!.*(avant impot|cumul))/,
} as const
export type PayLabel = keyof typeof labels

/** The row with a label; undefined unless there is exactly one with amounts. */
export function findRow(rows: readonly PayRow[], name: PayLabel): PayRow | undefined {
  const [row, ...others] = rows.filter(({ label, amounts }) => amounts.length > 0 && labels[name].test(label ?? ''))
  return others.length === 0 ? row : undefined
}

/** Percent of a base, as on most lines; the base may be left of other numbers. */
export const isPartOf = (amount: Amount, numbers: readonly PrintedNumber[]): boolean => {
  const before = numbers.slice(0, numbers.indexOf(amount)).flatMap(({ value }) => value ?? [])
  return before.some((rate, index) =>
    before.slice(0, index).some((base) => Math.abs(base * rate - amount.cents) <= roundingOfPart),
  )
}
/** Cents. */
const roundingOfPart = 2

/** What a row is about when it has several amounts: the part of its base, or what is below the amount of another row. */
export function amountOf({ amounts, numbers }: PayRow, column?: PrintedNumber): Amount | undefined {
  const [first, ...others] = amounts
  if (others.length === 0) return first
  const last = amounts.at(-1)
  if (last && numbers.length === 3 && isPartOf(last, numbers)) return last
  const [only, ...more] = column ? amounts.filter((amount) => isBelow(amount, column)) : []
  return more.length === 0 ? only : undefined
}
