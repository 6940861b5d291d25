import { PDFDocument, PDFName, type PDFPage, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { withoutMetadata } from './jpeg-metadata.ts'
import { flattenAnnotations } from './pdf-annotations.ts'

/** Every entry that affects how a page looks (ISO 32000-2, table 31). */
const keptOfPages = named(
  'Type',
  'Parent',
  'MediaBox',
  'CropBox',
  'Rotate',
  'UserUnit',
  'Resources',
  'Contents',
  'Group',
)
/** Metadata about people, dates and programs in pictures, fonts and forms. */
const droppedOfStreams = named('Metadata', 'PieceInfo', 'LastModified', 'AF', 'OPI', 'StructParent', 'StructParents')

function named(...texts: string[]): readonly PDFName[] {
  return texts.map((text) => PDFName.of(text))
}

/** Copies the pages into a new document, without title, author, dates, outline, form or earlier versions. */
export async function rewritePages(source: PDFDocument): Promise<Uint8Array> {
  for (const page of source.getPages()) bare(page)
  const target = await PDFDocument.create({ updateMetadata: false })
  for (const page of await target.copyPages(source, source.getPageIndices())) target.addPage(page)
  removeMetadata(target)
  return target.save({ addDefaultPage: false, updateFieldAppearances: false })
}

function bare(page: PDFPage) {
  flattenAnnotations(page)
  for (const name of page.node.keys()) if (!keptOfPages.includes(name)) page.node.delete(name)
}

function removeMetadata({ context }: PDFDocument) {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream)) continue
    for (const name of droppedOfStreams) object.dict.delete(name)
    if (object instanceof PDFRawStream && isJpeg(object))
      context.assign(ref, PDFRawStream.of(object.dict, withoutMetadata(object.contents)))
  }
}

const isJpeg = ({ dict }: PDFRawStream) => /^\[?\s*\/DCTDecode\s*\]?$/.test(String(dict.lookup(PDFName.of('Filter'))))
