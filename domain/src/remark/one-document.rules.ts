import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { Line } from '../reading/lines.ts'
import type { Reading } from '../reading/reading.ts'
import { blurredPages } from './blurred-pages.rules.ts'
import { findFamily, hasFamily, hasTitleOf, headOf, isUnasked } from './document-family.rules.ts'
import { type Page, seenAt, sharpPages } from './held-document.ts'
import { endOfCard, findExpiry } from './identity.rules.ts'
import { isNameFound } from './name-on-page.rules.ts'
import type { Remark, Seen } from './remark.ts'
import { findIncomeYear, latestIncomeYear } from './tax-notice.rules.ts'

/** A document and what its holder says. */
export type RemarkedDocument = {
  kind: DocumentKind
  /** Last name and the one a person is known by; empty for a company. */
  lastNames: readonly string[]
  reading: Reading
}

/** Fewer words than this say nothing: a photograph that could not be read. */
const fewestWords = 15
/** Where a machine recognised fewer, the name may be among those that it did not. */
const fewestForName = 40

/** These may bear the name of a company alone, or of the tenant instead of the guarantor. */
const withoutName: readonly DocumentKind[] = [
  'COMPANY_REGISTER',
  'STATUTES',
  'GUARANTEE',
  'ACCOUNTS',
  'INSEE_CERTIFICATE',
]

/** About one document by itself. `today` as `2026-11-18`. */
export function remarksOn(document: RemarkedDocument, today: string): Remark[] {
  const blurred = blurredPages(document.reading.pages)
  return [...(blurred.length > 0 ? [{ code: 'BLURRED', pages: blurred } as const] : []), ...onText(document, today)]
}

/** What is not found may be on a blurred page. */
function onText({ kind, lastNames, reading }: RemarkedDocument, today: string): Remark[] {
  const pages = sharpPages(reading)
  const lines = pages.flatMap((page) => page.lines)
  const count = lines.reduce((sum, { words }) => sum + words.length, 0)
  if (count < fewestWords) return []
  const wrong = findWrongKind(kind, pages)
  if (wrong) return [wrong]
  const mayMissName =
    pages.length < reading.pages.length || (reading.pages.some(({ recognised }) => recognised) && count < fewestForName)
  const isNamed = withoutName.includes(kind) || mayMissName || isNameFound(lastNames, lines)
  return [...(isNamed ? [] : [{ code: 'NAME_NOT_FOUND' } as const]), ...ofKind(kind, pages, today)]
}

/** Only when the text says clearly that it is something else, and nowhere what was declared. */
function findWrongKind(kind: DocumentKind, pages: readonly Page[]): Remark | undefined {
  const isRight = pages.some(({ lines }) => hasTitleOf(kind, lines))
  const isRightInHead = pages.some(({ lines }) => hasTitleOf(kind, headOf(lines)))
  for (const page of pages) {
    const found = findFamily(page.lines)
    if (!found) continue
    const { family, line } = found
    const seen = seenAt(page, line)
    if (isUnasked(family) && !isRightInHead) return { code: 'NOT_ASKED', family, seen }
    if (!isUnasked(family) && hasFamily(kind) && !isRight) return { code: 'WRONG_KIND', family, seen }
  }
  return undefined
}

function ofKind(kind: DocumentKind, pages: readonly Page[], today: string): Remark[] {
  switch (kind) {
    case 'IDENTITY_CARD':
    case 'PASSPORT':
    case 'DRIVING_LICENCE':
    case 'RESIDENCE_PERMIT':
      return onFirst(pages, findExpiry, ({ date: printed }, seen) => {
        const date = kind === 'IDENTITY_CARD' ? endOfCard(printed) : printed
        return date < today ? { code: 'IDENTITY_EXPIRED', date, seen } : undefined
      })
    case 'TAX_NOTICE':
    case 'LAST_TAX_NOTICE':
      return onFirst(pages, findIncomeYear, ({ year }, seen) => {
        const expected = latestIncomeYear(today)
        return year < expected ? { code: 'OLD_TAX_NOTICE', year, expected, seen } : undefined
      })
    default:
      return []
  }
}

/** Of the first page on which `find` finds something. */
function onFirst<Found extends { line: Line }>(
  pages: readonly Page[],
  find: (lines: readonly Line[]) => Found | undefined,
  judge: (found: Found, seen: Seen) => Remark | undefined,
): Remark[] {
  for (const page of pages) {
    const found = find(page.lines)
    if (!found) continue
    const remark = judge(found, seenAt(page, found.line))
    return remark ? [remark] : []
  }
  return []
}
