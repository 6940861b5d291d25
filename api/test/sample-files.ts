import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { cellsOfSide } from '@bailclair/domain/reading/picture-print.rules.ts'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A text that must not appear anywhere but in the document. */
export const canary = 'canary-of-a-document'

export const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

/** A photograph with GPS data and a name in its comment. */
export const photograph = (orientation = 1): Promise<Buffer> =>
  picture()
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Copyright: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 21/1 3/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${canary}</rdf:RDF></x:xmpmeta>`)
    .toBuffer()

export const png = (): Promise<Buffer> => picture().png().toBuffer()

/** A tiny PNG of any size: one bit per pixel, all the same. */
export function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PDF with a line of text on each page and an author. */
export async function pdf(pages = 1, change: (document: PDFDocument) => unknown = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setAuthor(canary)
  document.setTitle(canary)
  for (let page = 1; page <= pages; page++) document.addPage([595, 842]).drawText(`Page ${page}`, { x: 50, y: 700 })
  await change(document)
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }))
}

/** A scanned page with writing: dark and light spots, others for each call. */
export function scan(): Promise<Buffer> {
  const side = cellsOfSide / 4
  return sharp(randomBytes(side ** 2), { raw: { width: side, height: side, channels: 1 } })
    .resize(1_000, 1_400, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** A page of text, then a scanned one. */
export const pdfWithScan = (bytes: Buffer): Promise<Buffer> =>
  pdf(1, async (document) => {
    const picture = await document.embedJpg(bytes)
    document.addPage([500, 700]).drawImage(picture, { x: 0, y: 0, width: 500, height: 700 })
  })

/** With an entry in its catalog: an action, a name, a form. */
export const pdfWith = (key: string, value: object): Promise<Buffer> =>
  pdf(1, ({ catalog, context }) => catalog.set(PDFName.of(key), context.obj(value as never)))

export const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
