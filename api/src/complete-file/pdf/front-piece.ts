import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { completeFileTexts } from '../complete-file.messages.ts'
import { createFlow } from './flow.ts'
import { drawRun, paper } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'
import { writeSummary } from './summary.ts'
import { openTypeface } from './typeface.ts'
import { drawWatermark, watermarkSide, watermarkStates } from './watermark.ts'

export type FrontJob = {
  kind: 'front'
  language: Language
  siteName: string
  file: CompleteFile
  /** False: no page before the documents. */
  hasSummary: boolean
  /** The text below the pages of each document. */
  captions: readonly string[]
}

/** Object numbers that the pages of documents use. */
export type Front = Piece & { captions: number[]; notice: number }

/** The first part of the PDF: fonts, watermark, captions and summary. */
export async function renderFront({ language, siteName, file, hasSummary, captions }: FrontJob): Promise<Front> {
  const t = completeFileTexts[language]
  const typeface = openTypeface()
  const context = numberFrom(PDFContext.create(), numbers.first)

  const summary = createFlow(typeface)
  if (hasSummary) writeSummary(summary, { t, siteName, file, isLacking: typeface.isLacking })
  const drawn = {
    watermark: drawWatermark(t.watermark(file), typeface),
    notice: drawRun(typeface.run(t.unreadable), { x: 56, y: paper.short / 2, size: 11, color: 'text' }),
    captions: captions.map((text) => drawCaption(typeface.run(text))),
  }

  // last: only now are all used characters known
  const fonts = context.register(context.obj((await typeface.embed(context)) as Record<string, PDFRef>))
  const resources = { Font: fonts, ExtGState: watermarkStates }
  const form = (operators: string) =>
    context.flateStream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, watermarkSide, watermarkSide],
      Resources: resources,
    })
  const watermark = PDFRef.of(numbers.watermark)
  context.assign(watermark, form(drawn.watermark))
  const pages = summary.pages().map((operators) =>
    context.register(
      context.obj({
        Type: 'Page',
        Parent: PDFRef.of(numbers.pages),
        MediaBox: [0, 0, paper.short, paper.long],
        Resources: { ...resources, XObject: { Mark: watermark } },
        Contents: context.register(context.flateStream(`q\n${operators}\nQ\n/Mark Do`)),
      }),
    ),
  )
  const notice = context.register(form(drawn.notice)).objectNumber
  const captionNumbers = drawn.captions.map((operators) => context.register(form(operators)).objectNumber)
  const piece = writePiece(
    context,
    pages.map(({ objectNumber }) => objectNumber),
  )
  return { ...piece, notice, captions: captionNumbers }
}

const drawCaption = (run: Parameters<typeof drawRun>[0]) => {
  const size = Math.min(8, (paper.short - 48) / run.width)
  return drawRun(run, { x: 24, y: 10, size, color: 'muted' })
}
