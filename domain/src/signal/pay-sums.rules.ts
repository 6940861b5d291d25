import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import { boxAround } from '../reading/lines.ts'
import { findWrongTotals } from './cumulated-pay.rules.ts'
import { type Amount, amountOf, findRow, isBelow, isPartOf, isSame, type PayRow, payRowsOf } from './pay-rows.ts'
import type { SignalSeen } from './signal.schema.ts'
import type { TypedPage } from './typed-pages.rules.ts'

const payslips: readonly (DocumentKind | null)[] = ['PAYSLIPS', 'INTERNSHIP_PAY']

/** Lines of a payslip that tell something and are in no sum. */
const information =
  /imposable|fiscal|net social|^dont\b|evolution de la remuneration|total verse|allegement|cout (global|total)|heures|cumul/
/** Lines that lower what is deducted, with or without a sign. */
const reliefs = /exoner|reduction|allegement|remise|rembours|regul/

/** Amounts of payslips that do not add up. Bonuses and advances between two of them have no fixed place: then nothing. */
export function findWrongSums(kind: DocumentKind | null, pages: readonly TypedPage[]): SignalSeen[] {
  if (!payslips.includes(kind)) return []
  return [
    ...pages.flatMap((page) => {
      const rows = payRowsOf(page)
      return [deductionsOf(rows), beforeTaxOf(rows), netOf(rows)].flatMap((sum) =>
        sum ? [seen(page.number, sum)] : [],
      )
    }),
    ...findWrongTotals(pages).map(({ page, ...sum }) => seen(page, sum)),
  ]
}

type Sum = { amount: Amount; expected: number }

const seen = (page: number, { amount, expected }: Sum): SignalSeen => ({
  page,
  place: boxAround(amount.words),
  found: amount.text,
  expected: asPrinted(expected),
})

/** `2 098,40` */
const asPrinted = (cents: number): string =>
  (cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '\u202f')

/** A wrong total of the deductions, when every line of them is a part of its base. */
function deductionsOf(rows: readonly PayRow[]): Sum | undefined {
  const [gross, total] = [findRow(rows, 'gross'), findRow(rows, 'deductions')]
  const amount = gross && total && amountOf(total, amountOf(gross))
  if (!amount) return undefined
  const parts = between(rows, gross, total).flatMap(({ label, amounts, numbers }) =>
    amounts.filter((part) => isBelow(part, amount)).map((part) => ({ label, part, numbers })),
  )
  const areKnown = parts.every(
    ({ label, part, numbers }) => label !== undefined && !reliefs.test(label) && isPartOf(part, numbers),
  )
  const expected = parts.reduce((sum, { part }) => sum + part.cents, 0)
  const isRight = total.amounts.some(({ cents }) => isSame(Math.abs(cents), expected))
  return parts.length > 1 && areKnown && !isRight ? { amount, expected } : undefined
}

/** Gross without deductions. */
function beforeTaxOf(rows: readonly PayRow[]): Sum | undefined {
  const [gross, deductions] = [findRow(rows, 'gross'), findRow(rows, 'deductions')]
  return difference(rows, { whole: gross, less: deductions, rest: findRow(rows, 'netBeforeTax'), since: deductions })
}

/** Net before tax without the tax. */
function netOf(rows: readonly PayRow[]): Sum | undefined {
  const [before, tax] = [findRow(rows, 'netBeforeTax'), findRow(rows, 'tax')]
  return difference(rows, { whole: before, less: tax, rest: findRow(rows, 'net'), since: before })
}

/** Between `since` and `rest` no amount of another meaning may stand. */
type Difference = Record<'whole' | 'less' | 'rest' | 'since', PayRow | undefined>

/**
 * Undefined when it is right however one reads it, or cannot be read for certain. A minus at `less` says that it is
 * deducted, or paid back.
 */
function difference(rows: readonly PayRow[], { whole, less, rest, since }: Difference): Sum | undefined {
  if (!whole || !less || !rest || !since) return undefined
  const from = amountOf(whole)
  const [part, amount] = [amountOf(less, from), amountOf(rest, from)]
  if (!from || !part || !amount) return undefined
  const isInOrder = rows.indexOf(whole) < rows.indexOf(less) && rows.indexOf(less) < rows.indexOf(rest)
  const areKnown = between(rows, since, rest).every(
    (row) => row === less || row.amounts.length === 0 || information.test(row.label ?? ''),
  )
  const isRight = whole.amounts.some((one) =>
    less.amounts
      .flatMap((other) => [other.cents, Math.abs(other.cents)])
      .some((other) => rest.amounts.some(({ cents }) => isSame(one.cents - other, cents))),
  )
  return isInOrder && areKnown && !isRight ? { amount, expected: from.cents - Math.abs(part.cents) } : undefined
}

const between = (rows: readonly PayRow[], above: PayRow, below: PayRow): readonly PayRow[] =>
  rows.slice(rows.indexOf(above) + 1, Math.max(rows.indexOf(below), 0))
