import { findPayMonth } from '../remark/payslip.rules.ts'
import { employerNumbersOn } from './employer-number.rules.ts'
import { type Amount, amountOf, findRow, isSame, type PayRow, payRowsOf, payTolerance } from './pay-rows.ts'
import type { TypedPage } from './typed-pages.rules.ts'

/** Gross pay of a slip and since January, as a page says. */
type Pay = { page: number; month: string; employer: string | undefined; gross: Amount; toDate: Amount | undefined }

/**
 * Gross pay since January that is less than that of the slip, or that did not grow by it since the month before. Several
 * slips of an employer in a month, as in temporary work, have no order: then nothing.
 */
export function findWrongTotals(pages: readonly TypedPage[]): { page: number; amount: Amount; expected: number }[] {
  const pays = pages.flatMap((page) => payOn(page) ?? [])
  return pays.flatMap(({ page, month, employer, gross, toDate }) => {
    if (!toDate) return []
    if (toDate.cents < gross.cents - payTolerance) return [{ page, amount: toDate, expected: gross.cents }]
    const ofEmployer = pays.filter((pay) => employer && pay.employer === employer)
    const [before, ...others] = ofEmployer.filter((pay) => isNextMonth(pay.month, month))
    const isOnly = others.length === 0 && ofEmployer.filter((pay) => pay.month === month).length === 1
    if (!before?.toDate || !isOnly) return []
    const expected = before.toDate.cents + gross.cents
    return isSame(toDate.cents, expected) ? [] : [{ page, amount: toDate, expected }]
  })
}

function payOn(page: TypedPage): Pay | undefined {
  const rows = payRowsOf(page)
  const month = findPayMonth(page.lines)
  const [row, total] = [findRow(rows, 'gross'), findGrossToDate(rows)]
  const [gross, toDate] = [row && amountOf(row), total && amountOf(total)]
  if (!month || !gross) return undefined
  const [employer, ...others] = new Set(employerNumbersOn(page).map(({ digits }) => digits))
  return { page: page.number, month, employer: others.length === 0 ? employer : undefined, gross, toDate }
}

/** In one line, or below a title. */
function findGrossToDate(rows: readonly PayRow[]): PayRow | undefined {
  const title = rows.findIndex(({ label, amounts }) => amounts.length === 0 && /^cumuls?\b/.test(label ?? ''))
  const [row, ...others] = rows.filter(
    ({ label = '', amounts }, index) =>
      amounts.length > 0 &&
      (/^(cumul (du )?(salaire )?brut|(salaire )?brut cumule)\b/.test(label) ||
        (title >= 0 && index > title && /^(salaire )?brut$/.test(label))),
  )
  return others.length === 0 ? row : undefined
}

/** Both in one year: the totals begin anew in January. */
const isNextMonth = (before: string, month: string): boolean =>
  before.slice(0, 4) === month.slice(0, 4) && Number(before.slice(5)) + 1 === Number(month.slice(5))
