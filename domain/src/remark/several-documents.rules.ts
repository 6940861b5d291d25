import { linesOf } from '../reading/lines.ts'
import type { Reading } from '../reading/reading.ts'
import { sumEuros } from '../rental-file/totals.rules.ts'
import { findFamily } from './document-family.rules.ts'
import { type HeldDocument, isWhollyRead, type Page, seenAt, sharpPages } from './held-document.ts'
import { isNameFound } from './name-on-page.rules.ts'
import { missingPages } from './page-count.rules.ts'
import { findPayMonth, isFarFrom, missingPayMonths, netAmounts } from './payslip.rules.ts'
import type { PlacedRemark } from './remark.ts'

/** A remark on several documents is shown at one that nobody has accepted yet. */
const isOpen = ({ status }: HeldDocument): boolean => status !== 'ACCEPTED'

/** Of each kind. Every page of a document may be a photograph of its own. */
export function onMissingPages(documents: readonly HeldDocument[]): PlacedRemark[] {
  return [...Map.groupBy(documents, ({ kind }) => kind).values()].flatMap((ofKind): PlacedRemark[] => {
    const shown = ofKind.find(isOpen)
    const readings = ofKind.map(({ reading }) => reading).filter(isWhollyRead)
    if (!shown || readings.length < ofKind.length) return []
    const pages = missingPages(readings.flatMap((reading) => reading.pages.map(linesOf)))
    return pages.length > 0 ? [{ id: shown.id, remark: { code: 'PAGES_MISSING', pages } }] : []
  })
}

/** Whether the name is, or may be, on another document of its kind: only the first page of a contract has it. */
export const isNamedElsewhere = (
  document: HeldDocument,
  documents: readonly HeldDocument[],
  lastNames: readonly string[],
): boolean =>
  documents
    .filter(({ id, kind }) => kind === document.kind && id !== document.id)
    .some(
      ({ reading }) =>
        !isWhollyRead(reading) ||
        isNameFound(
          lastNames,
          sharpPages(reading).flatMap(({ lines }) => lines),
        ),
    )

type PayPage = Page & { document: HeldDocument }

/**
 * All payslips of a person. Silent while one of them cannot be read: it may be the one that seems to be missing, or
 * that has the declared pay.
 */
export function onPayslips(
  documents: readonly HeldDocument[],
  salaries: readonly number[],
  today: string,
): PlacedRemark[] {
  const payslips = documents.filter(({ kind }) => kind === 'PAYSLIPS')
  if (payslips.some(({ reading }) => !isWhollyRead(reading) || mayHidePayslip(reading))) return []
  const pages = payslips.flatMap((document) =>
    document.reading ? sharpPages(document.reading).map((page) => ({ ...page, document })) : [],
  )
  return [...onMonths(payslips.find(isOpen), pages, today), ...onPay(pages, salaries)]
}

const isPayslip = ({ lines }: Pick<Page, 'lines'>): boolean => findFamily(lines)?.family === 'PAYSLIP'

/** The title of a picture may be misread; one that is nearly blank has no sharpness. */
function mayHidePayslip({ pages }: Reading): boolean {
  const untitled = pages.filter((page) => !isPayslip({ lines: linesOf(page) }))
  return untitled.length === pages.length || untitled.some(({ sharpness }) => sharpness !== undefined)
}

/** Silent when a month could not be read. */
function onMonths(shown: HeldDocument | undefined, pages: readonly PayPage[], today: string): PlacedRemark[] {
  const found = pages.filter(isPayslip).map(({ lines }) => findPayMonth(lines))
  const known = found.filter((month) => month !== undefined)
  if (!shown || known.length === 0 || known.length < found.length) return []
  const months = missingPayMonths(known, today)
  return months.length > 0 ? [{ id: shown.id, remark: { code: 'PAYSLIPS_MISSING', months } }] : []
}

/** One payslip like a declared salary is enough: others may have a bonus, or be of another job. */
function onPay(pages: readonly PayPage[], salaries: readonly number[]): PlacedRemark[] {
  const declared = sumEuros(salaries)
  const nets = pages.flatMap((page) => netAmounts(page.lines).map((net) => ({ ...net, page })))
  const first = nets.find(({ page }) => isOpen(page.document))
  if (!first || declared === 0 || !isFarFrom([...salaries, declared], nets)) return []
  const { cents, line, page } = first
  const remark = { code: 'NET_PAY_DIFFERS', net: cents / 100, declared, seen: seenAt(page, line) } as const
  return [{ id: page.document.id, remark }]
}
