import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import { amountsIn } from '../reading/amounts.ts'
import { boxAround, type Line, linesOf } from '../reading/lines.ts'
import type { Place, Reading, Word } from '../reading/reading.ts'
import { findFamily, isFamilyOf } from '../remark/document-family.rules.ts'
import { findExpiry } from '../remark/identity.rules.ts'
import { findName } from '../remark/name-on-page.rules.ts'
import { findPeriod, netAmounts } from '../remark/payslip.rules.ts'
import { findIncomeYear } from '../remark/tax-notice.rules.ts'
import type { DocumentCheck } from './document-check.rules.ts'

/** Words of a page that a check is about, as printed. Whether they are right is for the verifier to say. */
export type Evidence = { check: DocumentCheck; page: number; place: Place; text: string }

type Document = { kind: DocumentKind; lastNames: readonly string[] }
/** The line, and its first word that matters; the whole line without one. */
type Found = { line: Line; word?: Word | undefined }
type Find = (lines: readonly Line[], document: Document) => Found | undefined

const find: Readonly<Partial<Record<DocumentCheck, Find>>> = {
  DECLARED_KIND: (lines, { kind }) => {
    const found = findFamily(lines)
    return found && isFamilyOf(kind, found.family) ? found : undefined
  },
  SAME_NAME: (lines, { lastNames }) => findName(lastNames, lines),
  STILL_VALID: (lines) => findExpiry(lines),
  SAME_AMOUNT: (lines) => findPaid(lines) ?? findReferenceIncome(lines),
  LATEST_MONTHS: (lines) => findPeriod(lines),
  LATEST_TAX_NOTICE: (lines) => findIncomeYear(lines),
}

/** What arrives in the account is the last of the net amounts; the taxable one says less. */
const findPaid = (lines: readonly Line[]): Found | undefined => {
  const nets = netAmounts(lines)
  return nets.findLast(({ line }) => /net (a payer|paye)/.test(line.text)) ?? nets[0]
}

const findReferenceIncome = (lines: readonly Line[]): Found | undefined => {
  const line = lines.find(({ text }) => /revenu fiscal de reference/.test(text) && amountsIn(text).length > 0)
  return line && { line }
}

/** Every page of payslips and receipts has its month and amount; of the others the first place is enough. */
const onEveryPage: readonly DocumentCheck[] = ['SAME_AMOUNT', 'LATEST_MONTHS']

/** What the pages say about each check, so that nobody has to search for it. */
export function evidenceFor(checks: readonly DocumentCheck[], document: Document, { pages }: Reading): Evidence[] {
  const linesOfPages = pages.map(linesOf)
  return checks.flatMap((check) => {
    const found = linesOfPages.flatMap((lines, index): Evidence[] => {
      const { line, word } = find[check]?.(lines, document) ?? {}
      return line ? [{ check, page: index + 1, place: boxAround(line.words), text: printed(line, word) }] : []
    })
    return onEveryPage.includes(check) ? found : found.slice(0, 1)
  })
}

/** Longer lines say other things, too. */
const longestText = 48

function printed({ words }: Line, first: Word | undefined): string {
  const start = first ? Math.max(0, words.indexOf(first) - 1) : 0
  const text = words
    .slice(start)
    .map((word) => word.text)
    .join(' ')
    .replace(/^[^\p{L}\d]+/u, '')
  return text.length > longestText ? `${text.slice(0, longestText - 1).trimEnd()}…` : text
}
