import { amountsIn } from '../reading/amounts.ts'
import { monthsIn } from '../reading/dates.ts'
import type { Line } from '../reading/lines.ts'
import { headOf } from './document-family.rules.ts'

/** Payslips that a landlord may ask for (docs/law.md). */
export const askedPayslips = 3
/** Until this day of a month the payslip of the month before may not be there yet. */
const lateDay = 12

/** A line may name several dates, each behind what it is about. */
const periodWords = String.raw`periode|bulletin|quittance|fiche de pa[iy]e|paie (?:du|de) |\bmois(?: de | du | ?:| d')`
const otherWords = String.raw`\b(?:anciennete|entree|edite|emis|paye le|paiement(?! du loyer))`
const [period, beforeWords] = [new RegExp(`^(?:${periodWords})`), new RegExp(`(?=${periodWords}|${otherWords})`)]

/** The month of a payslip: that of the line about its period. Undefined when the lines name several, or none. */
export const findPayMonth = (lines: readonly Line[]): string | undefined => findPeriod(lines)?.month

/** The same with its line; also of a rent receipt. The date of a title may be that of printing. */
export function findPeriod(lines: readonly Line[]): { month: string; line: Line } | undefined {
  const named = headOf(lines).filter(({ text }) => text.includes('periode'))
  for (const line of [...named, ...lines]) {
    const about = line.text.split(beforeWords).filter((part) => period.test(part))
    const [month, ...others] = monthsIn(about.join(' '))
    if (month && others.length === 0) return { month, line }
  }
  return undefined
}

const monthBefore = (month: string, back: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7)
}

/** The last three months that may have a payslip. In the first days of a month the latest may be missing. */
export function missingPayMonths(found: readonly string[], today: string): string[] {
  const current = today.slice(0, 7)
  const starts = found.includes(current) ? [0] : Number(today.slice(8)) <= lateDay ? [1, 2] : [1]
  const wanted = starts.map((start) =>
    Array.from({ length: askedPayslips }, (_, index) => monthBefore(current, start + index)),
  )
  const missing = wanted.map((months) => months.filter((month) => !found.includes(month)))
  return missing.toSorted((one, other) => one.length - other.length)[0] ?? []
}

/** Amounts of a payslip that may be called net, in cents: before and after tax, and the one the law defines. */
export const netAmounts = (lines: readonly Line[]): { cents: number; line: Line }[] =>
  lines
    .filter(({ text }) => /net (a payer|paye|social)|net imposable|net fiscal/.test(text))
    .flatMap((line) => {
      const cents = amountsIn(line.text).at(-1)
      return cents === undefined ? [] : [{ cents, line }]
    })

/** A declared income may be rounded, and pay varies from month to month. */
const tolerance = 0.25

/** Whether no net amount is near one of those declared, in euros. */
export const isFarFrom = (declared: readonly number[], nets: readonly { cents: number }[]): boolean =>
  nets.length > 0 &&
  nets.every(({ cents }) => declared.every((euros) => Math.abs(cents / 100 - euros) > euros * tolerance))
