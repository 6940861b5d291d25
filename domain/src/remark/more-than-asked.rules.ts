import { type DocumentKind, isOneOnly } from '../document/accepted-documents.rules.ts'
import { linesOf } from '../reading/lines.ts'
import type { Reading } from '../reading/reading.ts'
import { blurredPages } from './blurred-pages.rules.ts'
import { findFamily, isFamilyOf } from './document-family.rules.ts'
import type { HeldDocument } from './held-document.ts'
import { askedPayslips, findPayMonth } from './payslip.rules.ts'
import type { PlacedRemark } from './remark.ts'

/** Months that the law's list asks for (docs/law.md). */
const askedMonths: Partial<Record<DocumentKind, number>> = {
  PAYSLIPS: askedPayslips,
  RENT_RECEIPTS: 3,
  LAST_RENT_RECEIPT: 1,
}

/** What one person gave beyond what may be asked, at the document that is too much. */
export function moreThanAsked(documents: readonly HeldDocument[]): PlacedRemark[] {
  const held = documents.filter(({ status }) => status !== 'DECLINED')
  return [...Map.groupBy(held, ({ category }) => category).values()].flatMap((ofCategory) => {
    const several = findSeveralKinds(ofCategory)
    return several ? [several] : findEarlierMonths(ofCategory)
  })
}

/** Two files of one kind may be two sides of a card. */
function findSeveralKinds(documents: readonly HeldDocument[]): PlacedRemark | undefined {
  const [first] = documents
  const further = documents.findLast(({ kind }) => kind !== first?.kind)
  if (!further || !isOneOnly(further)) return undefined
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  return { id: further.id, remark: { code: 'MORE_THAN_ASKED', kinds } }
}

/** Only months count: somebody with two jobs has two payslips of each. */
function findEarlierMonths(documents: readonly HeldDocument[]): PlacedRemark[] {
  return [...Map.groupBy(documents, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const asked = askedMonths[kind]
    if (asked === undefined) return []
    const read = ofKind.map(({ id, reading }) => ({ id, monthOf: monthOfPages(kind, reading) }))
    const months = new Set(read.flatMap(({ monthOf }) => monthOf.filter((month) => month !== undefined)))
    const earlier = [...months].toSorted().toReversed().slice(asked)
    return read.flatMap(({ id, monthOf }) => {
      const pages = monthOf.flatMap((month, index) => (month && earlier.includes(month) ? [index + 1] : []))
      if (pages.length === 0) return []
      const isWhole = pages.length === monthOf.length
      const own = earlier.filter((month) => monthOf.includes(month))
      return [
        { id, remark: { code: 'MORE_THAN_ASKED', kinds: [kind], months: own, ...(!isWhole && { pages }) } as const },
      ]
    })
  })
}

/** Fewer words on a page say nothing about it. */
const fewestWords = 15

/** By page: its own month, or that of the page before when it goes on without a title. */
function monthOfPages(kind: DocumentKind, reading: Reading | undefined): (string | undefined)[] {
  const pages = reading?.pages ?? []
  const blurred = blurredPages(pages)
  let current: string | undefined
  return pages.map((page, index) => {
    const lines = linesOf(page)
    const family = findFamily(lines)?.family
    if (page.words.length < fewestWords || blurred.includes(index + 1)) current = undefined
    else if (family) current = isFamilyOf(kind, family) ? findPayMonth(lines) : undefined
    return current
  })
}
