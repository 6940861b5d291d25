import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import { JpegEmbedder, PDFContext, PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import { type Content, embedPage } from './embedded-page.ts'
import { paper, points } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'

export type DocumentJob = {
  kind: 'document'
  bytes: Uint8Array
  mediaType: KeptMediaType
  /** Object number of its first object. */
  first: number
  /** Object number of the caption of its pages. */
  caption: number
}

/** Points at the bottom of each page, for the caption. */
const captionHeight = 26

/** Every page of a document on A4, under the watermark. */
export async function renderDocument({ bytes, mediaType, first, caption }: DocumentJob): Promise<Piece> {
  const context = numberFrom(PDFContext.create(), first)
  const contents = mediaType === 'image/jpeg' ? [await embedPicture(bytes, context)] : await embedPages(bytes, context)
  const pages = contents.map((content) => addPage(context, content, caption).objectNumber)
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

function addPage(context: PDFContext, { ref, width, height, unit }: Content, caption: number): PDFRef {
  const isLying = width > height
  const [pageWidth, pageHeight] = isLying ? [paper.long, paper.short] : [paper.short, paper.long]
  const room = pageHeight - captionHeight
  const scale = Math.min(pageWidth / width, room / height)
  const [x, y] = [(pageWidth - width * scale) / 2, captionHeight + (room - height * scale) / 2]
  // q … Q isolates the document's drawing; the watermark comes last, above everything
  const operators = [
    `q ${(unit.x * scale).toFixed(5)} 0 0 ${(unit.y * scale).toFixed(5)} ${points(x, y)} cm /Document Do Q`,
    '/Caption Do',
    '/Mark Do',
  ]
  return context.register(
    context.obj({
      Type: 'Page',
      Parent: PDFRef.of(numbers.pages),
      MediaBox: [0, 0, pageWidth, pageHeight],
      Resources: { XObject: { Document: ref, Caption: PDFRef.of(caption), Mark: PDFRef.of(numbers.watermark) } },
      Contents: context.register(context.flateStream(operators.join('\n'))),
    }),
  )
}
