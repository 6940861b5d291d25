import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/*
 * What is kept of a document: one JPEG, or a PDF of ours that has nothing but one JPEG on each page. Any program can
 * open it, and nothing that a stranger wrote is in it.
 */

export type Album = { mediaType: KeptMediaType; bytes: Buffer }

/** Points in a pixel: pages of a PDF are drawn at 200 dpi. */
const pointsOfPixel = 72 / 200

/** A picture alone stays a picture. */
export async function bindPages(jpegs: readonly Uint8Array[], mediaType: KeptMediaType): Promise<Album> {
  const [only] = jpegs
  if (mediaType === 'image/jpeg' && only) return { mediaType, bytes: Buffer.from(only) }
  const album = await PDFDocument.create({ updateMetadata: false })
  for (const jpeg of jpegs) {
    const picture = await album.embedJpg(jpeg)
    const { width, height } = picture.scale(pointsOfPixel)
    album.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  return { mediaType, bytes: Buffer.from(await album.save({ addDefaultPage: false })) }
}

/** The JPEGs in the order of pages. Throws for a PDF that is not ours. */
export async function pagesOf({ mediaType, bytes }: Album): Promise<Buffer[]> {
  if (mediaType === 'image/jpeg') return [bytes]
  const album = await PDFDocument.load(bytes, { updateMetadata: false })
  return album.getPages().map((page) => {
    const pictures = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
    const [name] = pictures?.keys() ?? []
    const picture = name && pictures?.lookup(name)
    if (!(picture instanceof PDFRawStream)) throw new TypeError('a page without picture')
    return Buffer.from(picture.contents)
  })
}
