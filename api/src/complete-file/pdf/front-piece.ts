import type { Language } from '@bailclair/domain/value/language.ts'
import { PDFContext, PDFRef, PDFString } from '@cantoo/pdf-lib'
import { type CompleteFileTexts, completeFileTexts } from '../complete-file.messages.ts'
import { createFlow, type FlowPage, type Link } from './flow.ts'
import { createPageNumber, footLine, footSize, numberPages } from './page-numbers.ts'
import { drawRun, frame, paper, points } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'
import type { PrintedCheck, PrintedDocument, PrintedFile } from './printed-file.ts'
import { writeSummary } from './summary.ts'
import { openTypeface, type Run, type Typeface } from './typeface.ts'
import { drawBand, drawWatermark, watermarkSide, watermarkStates } from './watermark.ts'

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
  /** One per document: page numbers of a notice, a single page that replaces all pages of the document. */
  pageRanges: string[]
}

/** The first part of the PDF: fonts, watermark, captions and summary. */
export async function renderFront(job: FrontJob): Promise<Front> {
  const { language, siteName, check, watermark } = job
  const t = completeFileTexts[language]
  const typeface = openTypeface()
  const context = numberFrom(PDFContext.create(), numbers.first)

  const summary = job.hasSummary ? layOutSummary(typeface, t, job) : []
  const { documentPages, total } = numberPages(job.documents, summary.length)
  const drawNumber = createPageNumber({ typeface, t, check, total })
  const drawn = {
    watermark: drawWatermark(watermark, typeface),
    highBand: drawBand(watermark, typeface, paper.long),
    lowBand: drawBand(watermark, typeface, paper.short),
    notice: drawRun(typeface.run(t.unreadable), { x: 62, y: paper.long - 80, size: 11, color: 'text' }),
    foot: drawCaption(typeface.run(`${siteName}  ·  ${t.title}`)),
    captions: job.documents.map(({ caption }) => drawCaption(typeface.run(caption))),
    summaryNumbers: summary.map((_, index) => drawNumber(String(index + 1))),
    pageNumbers: documentPages.map((pages) => pages.map((page) => drawNumber(String(page)))),
    pageRanges: documentPages.map((pages) => drawNumber([...new Set([pages[0], pages.at(-1)])].join('–'))),
  }

  // last: only now are all used characters known
  const fonts = context.register(context.obj(await typeface.embed(context)))
  const resources = { Font: fonts, ExtGState: watermarkStates }
  const form = (operators: string) =>
    context.flateStream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, watermarkSide, watermarkSide],
      Resources: resources,
    })
  for (const name of ['watermark', 'highBand', 'lowBand'] as const)
    context.assign(PDFRef.of(numbers[name]), form(drawn[name]))
  const pages = summary.map(({ operators, links }, index) => {
    const foot = `${drawn.foot} q 1 0 0 1 ${points(paper.short)} 0 cm ${drawn.summaryNumbers[index]} Q`
    return context.register(
      context.obj({
        Type: 'Page',
        Parent: PDFRef.of(numbers.pages),
        MediaBox: [0, 0, paper.short, paper.long],
        Resources: { ...resources, XObject: { Band: PDFRef.of(numbers.highBand) } },
        Contents: context.register(context.flateStream(`q\n${operators}\nQ\n${foot}\n/Band Do`)),
        Annots: links.map((link) => annotationOf(context, link)),
      }),
    )
  })
  const notice = context.register(form(drawn.notice)).objectNumber
  const captions = drawn.captions.map((operators) => context.register(form(operators)).objectNumber)
  const piece = writePiece(
    context,
    pages.map(({ objectNumber }) => objectNumber),
  )
  const { pageNumbers, pageRanges } = drawn
  return { ...piece, fonts: fonts.objectNumber, notice, captions, pageNumbers, pageRanges }
}

/** Line spacings, the preferred one first, and how full every page should be. */
const spacings = [1, 0.94, 0.88, 1.1, 1.2, 1.3] as const
const wellFilled = 0.6

/** Chooses a spacing that leaves no page half empty. */
function layOutSummary(typeface: Typeface, t: CompleteFileTexts, job: FrontJob): FlowPage[] {
  const layOut = (spacing: number, summaryPages: number) => {
    const flow = createFlow(typeface, spacing)
    const firstPages = numberPages(job.documents, summaryPages).documentPages.map(([page]) => page ?? 0)
    writeSummary(flow, { ...job, t, firstPages, isLacking: typeface.isLacking })
    return { spacing, pages: flow.pages(), filled: flow.pages().length === 1 ? 1 : flow.leastFilled() }
  }
  let best = layOut(spacings[0], 1)
  for (const spacing of spacings) {
    if (best.filled >= wellFilled) break
    const next = layOut(spacing, 1)
    if (next.filled > best.filled) best = next
  }
  return layOut(best.spacing, best.pages.length).pages
}

function annotationOf(context: PDFContext, { box, to }: Link) {
  const target =
    'destination' in to ? { Dest: to.destination } : { A: context.obj({ S: 'URI', URI: PDFString.of(to.address) }) }
  return context.obj({ Type: 'Annot', Subtype: 'Link', Rect: box, Border: [0, 0, 0], ...target })
}

/** Room on the right is for the code and the number of the page. */
const drawCaption = (run: Run) => {
  const x = frame.band + frame.edge
  const size = Math.min(footSize, (paper.short - x - 190) / run.width)
  return drawRun(run, { x, y: footLine, size, color: 'muted' })
}
