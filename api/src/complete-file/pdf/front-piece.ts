import type { Language } from '@bailclair/domain/value/language.ts'
import { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { type CompleteFileTexts, completeFileTexts } from '../complete-file.messages.ts'
import { drawBand } from './band.ts'
import { drawCaption } from './cover.ts'
import { createFlow } from './flow.ts'
import { createPageNumber, numberPages } from './page-numbers.ts'
import { drawRun, fromRight, paper } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'
import type { PrintedCheck, PrintedDocument, PrintedFile } from './printed-file.ts'
import { writeSummary } from './summary.ts'
import { registerSummary } from './summary-pages.ts'
import { openTypeface, type Typeface } from './typeface.ts'

export type FrontJob = {
  kind: 'front'
  language: Language
  siteName: string
  file: PrintedFile
  watermark: string
  /** Undefined for a PDF that is not recorded. */
  check: PrintedCheck | undefined
  /** False: no page before the documents. */
  hasSummary: boolean
  documents: readonly PrintedDocument[]
}

/** What the pages of documents use: object numbers, and the operators of their page numbers. */
export type Front = Piece & {
  fonts: number
  notice: number
  captions: number[]
  pageNumbers: string[][]
  /** What is said in place of each page of a document that is a picture. */
  alternatives: string[][]
  /** Numbers of the pages from each one to the last of its document: of a notice that replaces them. */
  pageRanges: string[][]
}

/** The first part of the PDF: fonts, band, captions and summary. */
export async function renderFront(job: FrontJob): Promise<Front> {
  const { language, siteName, check, watermark } = job
  const t = completeFileTexts[language]
  const typeface = openTypeface()
  const context = numberFrom(PDFContext.create(), numbers.first)

  const summary = job.hasSummary ? layOutSummary(typeface, t, job) : { pages: [], elements: [] }
  const { documentPages, total } = numberPages(job.documents, summary.pages.length)
  const drawNumber = createPageNumber({ typeface, t, check, total })
  const drawn = {
    highBand: drawBand(watermark, typeface, paper.long),
    lowBand: drawBand(watermark, typeface, paper.short),
    notice: drawRun(typeface.run(t.unreadable), { x: 62, y: paper.long - 80, size: 11, color: 'text' }),
    foot: drawCaption(typeface.run(`${siteName}  ·  ${t.title}`)),
    captions: job.documents.map(({ caption }) => drawCaption(typeface.run(caption))),
    summaryNumbers: summary.pages.map((_, index) => drawNumber(String(index + 1))),
    pageNumbers: documentPages.map((pages) => pages.map((page) => drawNumber(String(page)))),
    pageRanges: documentPages.map((pages) =>
      pages.map((page) => drawNumber([...new Set([page, pages.at(-1)])].join('–'))),
    ),
  }

  // last: only now are all used characters known
  const fonts = context.register(context.obj(await typeface.embed(context)))
  const resources = { Font: fonts }
  const form = (operators: string) =>
    context.flateStream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, paper.long, paper.long],
      Resources: resources,
    })
  for (const name of ['highBand', 'lowBand'] as const) context.assign(PDFRef.of(numbers[name]), form(drawn[name]))
  const feet = drawn.summaryNumbers.map((number) => `${drawn.foot} ${fromRight(number)}`)
  const listed = registerSummary(context, { ...summary, feet, resources, hasWatermark: true })
  const notice = context.register(form(drawn.notice)).objectNumber
  const captions = drawn.captions.map((operators) => context.register(form(operators)).objectNumber)
  const { pageNumbers, pageRanges } = drawn
  const alternatives = job.documents.map(({ caption, pages }, index) =>
    (documentPages[index] ?? []).map((_, page) => t.documentPage(page + 1, pages, caption)),
  )
  const piece = writePiece(context, listed)
  return { ...piece, fonts: fonts.objectNumber, notice, captions, pageNumbers, alternatives, pageRanges }
}

/** Line spacings, the preferred one first, and how full every page should be. */
const spacings = [1, 0.94, 0.88, 1.1, 1.2, 1.3] as const
const wellFilled = 0.6

/** Chooses a spacing that leaves no page half empty. */
function layOutSummary(typeface: Typeface, t: CompleteFileTexts, job: FrontJob) {
  const layOut = (spacing: number, summaryPages: number) => {
    const flow = createFlow(typeface, spacing)
    const firstPages = numberPages(job.documents, summaryPages).documentPages.map(([page]) => page ?? 0)
    writeSummary(flow, { ...job, t, firstPages, isLacking: typeface.isLacking })
    const pages = flow.pages()
    return { spacing, pages, elements: flow.elements(), filled: pages.length === 1 ? 1 : flow.leastFilled() }
  }
  let best = layOut(spacings[0], 1)
  for (const spacing of spacings) {
    if (best.filled >= wellFilled) break
    const next = layOut(spacing, 1)
    if (next.filled > best.filled) best = next
  }
  return layOut(best.spacing, best.pages.length)
}
