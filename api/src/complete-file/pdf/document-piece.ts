import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import { JpegEmbedder, PDFContext, PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import { type Content, embedPage } from './embedded-page.ts'
import { asArtifact, asContent, type Element } from './marked-content.ts'
import { frame, fromRight, ink, paper, points } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'
import { outlineBox } from './shapes.ts'
import { registerElements, registerParents } from './structure-tree.ts'

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
  /** What is said in place of each page that is a picture. */
  alternatives: readonly string[]
  /** Level of its caption in the structure. */
  heading: 'H1' | 'H2'
}

/** Every page of a document in a frame on A4: the watermark across it and beside it, the caption below. */
export async function renderDocument(job: DocumentJob): Promise<Piece> {
  const { bytes, mediaType, first } = job
  const context = numberFrom(PDFContext.create(), first)
  const contents = mediaType === 'image/jpeg' ? [await embedPicture(bytes, context)] : await embedPages(bytes, context)
  const pages = contents.map((content, index) => addPage(context, content, job, index))
  const caption: Element = { type: job.heading, kids: pages.slice(0, 1).map(() => ({ page: 0, id: captionId })) }
  const section: Element = { type: 'Sect', kids: [caption, ...pages.map(({ element }) => element)] }
  const { sections, refOf } = registerElements(context, [section], {
    pages: pages.map(({ ref }) => ref),
    figures: new Map(pages.flatMap(({ element, figure }) => (figure ? [[element, figure] as const] : []))),
  })
  const owned = pages.map(({ ref, element }, index) => ({
    page: ref,
    elements: [element, ...(index === 0 ? [caption] : [])].map(refOf),
  }))
  return writePiece(context, {
    pages: pages.map(({ ref }) => ref.objectNumber),
    sections,
    parents: registerParents(context, owned),
  })
}

/** Ids of the marked content of a page. */
const [documentId, captionId] = [0, 1]

async function embedPicture(bytes: Uint8Array, context: PDFContext): Promise<Content> {
  const picture = await JpegEmbedder.for(bytes)
  const { width, height } = picture
  return { ref: await picture.embedIntoContext(context), width, height, unit: { x: width, y: height }, hasText: false }
}

async function embedPages(bytes: Uint8Array, context: PDFContext): Promise<Content[]> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  return source.getPages().map((page) => embedPage(page, context))
}

/** Text in a page stays readable. A picture of a page can only be named. */
function addPage(context: PDFContext, content: Content, job: DocumentJob, index: number) {
  const { ref: drawing, width, height, unit, hasText } = content
  const isLying = width > height
  const [pageWidth, pageHeight] = isLying ? [paper.long, paper.short] : [paper.short, paper.long]
  const [left, bottom] = [frame.band + frame.edge, frame.foot]
  const room = { width: pageWidth - left - frame.edge, height: pageHeight - bottom - frame.edge }
  const scale = Math.min(room.width / width, room.height / height)
  const box = { width: width * scale, height: height * scale }
  const [x, y] = [left + (room.width - box.width) / 2, bottom + (room.height - box.height) / 2]
  // q … Q isolates the document's drawing; the watermark comes after it, and needs a white sheet to blend with
  const type = hasText ? 'P' : 'Figure'
  const document = `q ${(unit.x * scale).toFixed(5)} 0 0 ${(unit.y * scale).toFixed(5)} ${points(x, y)} cm /Document Do Q`
  const operators = [
    asArtifact(`q ${ink.white} rg ${points(x, y, box.width, box.height)} re f Q`),
    asContent(type, documentId, document),
    asArtifact(`q ${points(x, y, box.width, box.height)} re W n /Mark Do Q`, 'Watermark'),
    asArtifact(outlineBox({ x, y, ...box })),
    index === 0 ? asContent(job.heading, captionId, '/Caption Do') : asArtifact('/Caption Do', 'Footer'),
    asArtifact('/Band Do', 'Watermark'),
    asArtifact(fromRight(job.pageNumbers[index] ?? '', pageWidth), 'Footer'),
  ]
  const drawn = {
    Document: drawing,
    Mark: PDFRef.of(numbers.watermark),
    Caption: PDFRef.of(job.caption),
    Band: PDFRef.of(isLying ? numbers.lowBand : numbers.highBand),
  }
  const ref = context.nextRef()
  const page = context.obj({
    Type: 'Page',
    Parent: PDFRef.of(numbers.pages),
    MediaBox: [0, 0, pageWidth, pageHeight],
    Resources: { XObject: drawn, Font: PDFRef.of(job.fonts) },
    Contents: context.register(context.flateStream(operators.join('\n'))),
    StructParents: ref.objectNumber,
  })
  context.assign(ref, page)
  const element: Element = { type, kids: [{ page: index, id: documentId }] }
  const alternative = job.alternatives[index] ?? job.alternatives.at(-1) ?? ''
  const figure = hasText ? undefined : { alternative, box: [x, y, x + box.width, y + box.height] }
  return { ref, element, figure }
}
