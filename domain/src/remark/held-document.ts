import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import type { DocumentStatus } from '../document/document.rules.ts'
import type { DocumentCategory } from '../document/document-category.rules.ts'
import { boxAround, type Line, linesOf } from '../reading/lines.ts'
import type { Reading } from '../reading/reading.ts'
import { nextAwaited } from '../reading/recognised-page.rules.ts'
import { blurredPages } from './blurred-pages.rules.ts'
import type { Seen } from './remark.ts'

/** A document of one person. */
export type HeldDocument = {
  id: string
  category: DocumentCategory
  kind: DocumentKind
  status: DocumentStatus
  /** Undefined when it was not read yet. */
  reading: Reading | undefined
}

/** A page by its number, from 1 on. */
export type Page = { number: number; lines: readonly Line[] }

/** What is read on a blurred page may be wrong. */
export function sharpPages({ pages }: Reading): Page[] {
  const blurred = blurredPages(pages)
  return pages
    .map((page, index) => ({ number: index + 1, lines: linesOf(page) }))
    .filter(({ number }) => !blurred.includes(number))
}

/** Whether nothing of it waits to be recognised, and nothing is blurred. */
export const isWhollyRead = (reading: Reading | undefined): reading is Reading =>
  reading !== undefined && nextAwaited(reading) < 0 && blurredPages(reading.pages).length === 0

export const seenAt = ({ number }: Page, { words }: Line): Seen => ({ page: number, place: boxAround(words) })
