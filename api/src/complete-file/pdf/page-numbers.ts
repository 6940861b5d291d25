import type { CompleteFileTexts } from '../complete-file.messages.ts'
import { drawRun, frame } from './paper.ts'
import type { PrintedCheck, PrintedDocument } from './printed-file.ts'
import type { Typeface } from './typeface.ts'

/** Numbers of the pages of each document, after those of the summary. */
export function numberPages(documents: readonly PrintedDocument[], summaryPages: number) {
  let next = summaryPages + 1
  const documentPages = documents.map(({ pages }) => {
    const numbers = Array.from({ length: Math.max(pages, 1) }, (_, index) => next + index)
    next += numbers.length
    return numbers
  })
  return { documentPages, total: next - 1 }
}

type Foot = { typeface: Typeface; t: CompleteFileTexts; check: PrintedCheck | undefined; total: number }

/** Draws "code · page 5 of 12" to the left of the lower right corner. */
export const createPageNumber =
  ({ typeface, t, check, total }: Foot) =>
  (page: string): string => {
    const run = typeface.run([check?.code, t.page(page, total)].filter(Boolean).join('  ·  '))
    return drawRun(run, { x: -frame.edge - run.width * footSize, y: footLine, size: footSize, color: 'muted' })
  }

export const footSize = 8
export const footLine = 14
