import type { CustomFontSubsetEmbedder } from '@cantoo/pdf-lib'
import { createSubset, type Glyph, type Tables, table } from './true-type-subset.ts'

type Fontkit = Parameters<typeof CustomFontSubsetEmbedder.for>[0]
type Font = Extract<Awaited<ReturnType<Fontkit['create']>>, { layout: unknown }>

/** What the embedder of the PDF library asks of a font, for fonts with TrueType outlines: nothing is shaped or kerned. */
export const trueType: Fontkit = { create: (bytes) => readFont(Buffer.from(bytes)) }

const readTables = (file: Buffer): Tables =>
  new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index
      const offset = file.readUInt32BE(entry + 8)
      return [
        file.toString('latin1', entry, entry + 4),
        file.subarray(offset, offset + file.readUInt32BE(entry + 12)),
      ] as const
    }),
  )

function readFont(file: Buffer): Font {
  const tables = readTables(file)
  const [head, hhea, hmtx] = ['head', 'hhea', 'hmtx'].map((name) => table(tables, name)) as [Buffer, Buffer, Buffer]
  const glyphIds = readCharacters(table(tables, 'cmap'))
  const metrics = hhea.readUInt16BE(34)
  const advance = (id: number) => hmtx.readUInt16BE(4 * Math.min(id, metrics - 1))
  const glyphOf = (codePoint: number): Glyph => {
    const id = glyphIds.get(codePoint) ?? 0
    return { id, codePoints: [codePoint], advanceWidth: advance(id) }
  }
  const [minX, minY, maxX, maxY] = [36, 38, 40, 42].map((at) => head.readInt16BE(at)) as [
    number,
    number,
    number,
    number,
  ]
  const ascent = hhea.readInt16BE(4)
  return {
    postscriptName: 'DejaVuSans',
    unitsPerEm: head.readUInt16BE(18),
    ascent,
    descent: hhea.readInt16BE(6),
    italicAngle: 0,
    capHeight: ascent,
    xHeight: 0,
    bbox: { minX, minY, maxX, maxY, width: maxX - minX, height: maxY - minY },
    characterSet: [...glyphIds.keys()],
    glyphForCodePoint: glyphOf,
    layout: (text) => ({ glyphs: Array.from(text, (sign) => glyphOf(sign.codePointAt(0) ?? 0)) }),
    createSubset: () => createSubset(tables),
  }
}

/** Code point to glyph, from the subtable for the whole of Unicode (format 12). */
function readCharacters(cmap: Buffer): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 12)
  if (start === undefined) throw new Error('font without a table of all characters')
  const characters = new Map<number, number>()
  for (let group = 0; group < cmap.readUInt32BE(start + 12); group++) {
    const at = start + 16 + 12 * group
    const [first, last, glyph] = [0, 4, 8].map((part) => cmap.readUInt32BE(at + part)) as [number, number, number]
    for (let code = first; code <= last; code++) characters.set(code, glyph + code - first)
  }
  return characters
}
