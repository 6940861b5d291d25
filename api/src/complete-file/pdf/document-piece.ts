import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import { JpegEmbedder, PDFContext, PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import { type Content, embedPage } from './embedded-page.ts'
import { frame, ink, paper, points } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'
import { outlineBox } from './shapes.ts'

export type DocumentJob = {
  kind: 'document'
  bytes: Uint8Array
  mediaType: KeptMediaType
  /** Object number of its first object. */
  first: number
  /** Object numbers of the caption of its pages and of the fonts. */
  caption: number
  fonts: number
  /** Operators of the number of each page, from the lower right corner. */
  pageNumbers: readonly string[]
}

/** Every page of a document in a frame on A4: the watermark across it and beside it, the caption below. */
export async function renderDocument(job: DocumentJob): Promise<Piece> {
  const { bytes, mediaType, first } = job
  const context = numberFrom(PDFContext.create(), first)
  const contents = mediaType === 'image/jpeg' ? [await embedPicture(bytes, context)] : await embedPages(bytes, context)
  const pages = contents.map((content, index) => addPage(context, content, job, index).objectNumber)
  return writePiece(context, pages)
}

async function embedPicture(bytes: Uint8Array, context: PDFContext): Promise<Content> {
  const picture = await JpegEmbedder.for(bytes)
  const { width, height } = picture
  return { ref: await picture.embedIntoContext(context), width, height, unit: { x: width, y: height } }
}

async function embedPages(bytes: Uint8Array, context: PDFContext): Promise<Content[]> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  return source.getPages().map((page) => embedPage(page, context))
}

function addPage(context: PDFContext, content: Content, job: DocumentJob, index: number): PDFRef {
  const { ref, width, height, unit } = content
  const isLying = width > height
  const [pageWidth, pageHeight] = isLying ? [paper.long, paper.short] : [paper.short, paper.long]
  const [left, bottom] = [frame.band + frame.edge, frame.foot]
  const room = { width: pageWidth - left - frame.edge, height: pageHeight - bottom - frame.edge }
  const scale = Math.min(room.width / width, room.height / height)
  const box = { width: width * scale, height: height * scale }
  const [x, y] = [left + (room.width - box.width) / 2, bottom + (room.height - box.height) / 2]
  // q … Q isolates the document's drawing; the watermark comes after it, and needs a white sheet to blend with
  const operators = [
    `q ${ink.white} rg ${points(x, y, box.width, box.height)} re f Q`,
    `q ${(unit.x * scale).toFixed(5)} 0 0 ${(unit.y * scale).toFixed(5)} ${points(x, y)} cm /Document Do Q`,
    `q ${points(x, y, box.width, box.height)} re W n /Mark Do Q`,
    outlineBox({ x, y, ...box }),
    '/Caption Do',
    '/Band Do',
    `q 1 0 0 1 ${points(pageWidth)} 0 cm ${job.pageNumbers[index] ?? ''} Q`,
  ]
  const drawn = {
    Document: ref,
    Mark: PDFRef.of(numbers.watermark),
    Caption: PDFRef.of(job.caption),
    Band: PDFRef.of(isLying ? numbers.lowBand : numbers.highBand),
  }
  return context.register(
    context.obj({
      Type: 'Page',
      Parent: PDFRef.of(numbers.pages),
      MediaBox: [0, 0, pageWidth, pageHeight],
      Resources: { XObject: drawn, Font: PDFRef.of(job.fonts) },
      Contents: context.register(context.flateStream(operators.join('\n'))),
    }),
  )
}
