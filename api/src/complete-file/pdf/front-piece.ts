import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { completeFileTexts } from '../complete-file.messages.ts'
import { createFlow } from './flow.ts'
import { drawMark, markSide, markStates } from './mark.ts'
import { drawRun, paper } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'
import { writeSummary } from './summary.ts'
import { openTypeface } from './typeface.ts'

export type FrontJob = {
  kind: 'front'
  language: Language
  siteName: string
  file: CompleteFile
  /** Without it, no page comes before the documents. */
  hasSummary: boolean
  /** What stands below the pages of each document. */
  captions: readonly string[]
}

/** What the pages of documents draw on: numbers of the captions, and of what stands in place of a document. */
export type Front = Piece & { captions: number[]; notice: number }

/** What comes first in the file: fonts, the mark and the captions of every page to come, and the summary. */
export async function renderFront({ language, siteName, file, hasSummary, captions }: FrontJob): Promise<Front> {
  const t = completeFileTexts[language]
  const typeface = openTypeface()
  const context = numberFrom(PDFContext.create(), numbers.first)

  const summary = createFlow(typeface)
  if (hasSummary) writeSummary(summary, { t, siteName, file, isLacking: typeface.isLacking })
  const drawn = {
    mark: drawMark(t.mark(file), typeface),
    notice: drawRun(typeface.run(t.unreadable), { x: 56, y: paper.short / 2, size: 11, color: 'text' }),
    captions: captions.map((text) => drawCaption(typeface.run(text))),
  }

  // last of all: only now is it known which letters are used
  const fonts = context.register(context.obj((await typeface.embed(context)) as Record<string, PDFRef>))
  const resources = { Font: fonts, ExtGState: markStates }
  const form = (operators: string) =>
    context.flateStream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, markSide, markSide],
      Resources: resources,
    })
  const mark = PDFRef.of(numbers.mark)
  context.assign(mark, form(drawn.mark))
  const pages = summary.pages().map((operators) =>
    context.register(
      context.obj({
        Type: 'Page',
        Parent: PDFRef.of(numbers.pages),
        MediaBox: [0, 0, paper.short, paper.long],
        Resources: { ...resources, XObject: { Mark: mark } },
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
