import { constants, deflateSync, inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** A drawing, its size, the size of its unit (1 × 1 for a picture), and whether it may have text. */
export type Content = {
  ref: PDFRef
  width: number
  height: number
  unit: { x: number; y: number }
  hasText: boolean
}

/**
 * A page of another PDF as a form XObject. Its colours, clipping and position cannot affect the watermark. Links, forms
 * and scripts are not copied.
 */
export function embedPage(page: PDFPage, context: PDFContext): Content {
  const { node } = page
  const copier = PDFObjectCopier.for(node.context, context)
  const { x: left, y: bottom, width, height } = page.getCropBox()
  const box = { left, bottom, right: left + width, top: bottom + height }
  const quarter = (((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3

  const { dict, bytes } = joinStreams(streamsOf(node.Contents()), copier)
  const form = PDFRawStream.of(context.obj({ ...dict }), bytes)
  const entries = {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [box.left, box.bottom, box.right, box.top],
    Matrix: upright(box)[quarter],
  }
  for (const [key, value] of Object.entries(entries)) form.dict.set(PDFName.of(key), context.obj(value))
  form.dict.set(PDFName.of('Resources'), copier.copy(node.Resources() ?? node.context.obj({})))
  const group = node.get(PDFName.of('Group'))
  if (group) form.dict.set(PDFName.of('Group'), copier.copy(group))

  const isTurned = quarter % 2 === 1
  return {
    ref: context.register(form),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    unit: { x: 1, y: 1 },
    hasText: hasFonts(node.Resources()),
  }
}

/** Forms inside forms, which may be nested without end. */
const deepest = 4

function hasFonts(resources: PDFObject | undefined, depth = 0): boolean {
  if (!(resources instanceof PDFDict) || depth > deepest) return false
  const fonts = resources.lookup(PDFName.of('Font'))
  if (fonts instanceof PDFDict && fonts.keys().length > 0) return true
  const drawings = resources.lookup(PDFName.of('XObject'))
  if (!(drawings instanceof PDFDict)) return false
  return drawings.keys().some((name) => {
    const drawing = drawings.lookup(name)
    return drawing instanceof PDFStream && hasFonts(drawing.dict.lookup(PDFName.of('Resources')), depth + 1)
  })
}

type Box = { left: number; bottom: number; right: number; top: number }

/** Matrices by quarter turns clockwise: move the corner to 0, 0 and turn the page upright. */
const upright = ({ left, bottom, right, top }: Box) =>
  [
    [1, 0, 0, 1, -left, -bottom],
    [0, -1, 1, 0, -bottom, right],
    [-1, 0, 0, -1, right, top],
    [0, 1, -1, 0, top, -left],
  ] as const satisfies readonly number[][]

function streamsOf(contents: PDFStream | PDFArray | undefined): PDFRawStream[] {
  const listed =
    contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents]
  return listed.filter((stream) => stream instanceof PDFRawStream)
}

type Literal = Record<string, PDFObject | string>
type Copier = ReturnType<typeof PDFObjectCopier.for>

/** One stream is copied as it is. Several are parts of one text and are joined. */
function joinStreams(streams: readonly PDFRawStream[], copier: Copier): { dict: Literal; bytes: Uint8Array } {
  const [only, ...others] = streams
  if (only && others.length === 0) {
    const kept = ['Filter', 'DecodeParms'].flatMap((key) => {
      const value = only.dict.get(PDFName.of(key))
      return value ? [[key, copier.copy(value)]] : []
    })
    return { dict: Object.fromEntries(kept), bytes: only.contents }
  }
  const texts = streams.flatMap((stream) => [decode(stream), Uint8Array.of(10)])
  return { dict: { Filter: 'FlateDecode' }, bytes: deflateSync(Buffer.concat(texts)) }
}

/** Bytes of a content stream; real ones have thousands. */
const longestText = 32 * 1024 * 1024
/** Bytes of a stream with a rare filter, which may grow a thousandfold. */
const longestRare = 32 * 1024

function decode(stream: PDFRawStream): Uint8Array {
  const { dict, contents } = stream
  const filter = dict.lookup(PDFName.of('Filter'))
  if (filter === PDFName.of('FlateDecode') && !dict.has(PDFName.of('DecodeParms')))
    return inflateSync(contents, { maxOutputLength: longestText, finishFlush: constants.Z_SYNC_FLUSH })
  if (filter !== undefined && contents.length > longestRare) throw new RangeError('text too long')
  return decodePDFRawStream(stream).decode()
}
