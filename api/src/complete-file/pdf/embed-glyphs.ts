import { CustomFontEmbedder, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { ShapedFont, ShapedGlyph } from './shaped-font.ts'

type Font = Awaited<ReturnType<typeof CustomFontEmbedder.for>>['font']

/** `name` has no spaces. */
type Used = { name: string; font: ShapedFont; subset: Uint8Array; glyphs: ReadonlyMap<number, ShapedGlyph> }

/** A glyph that stands for nothing of its own, as the second part of one letter: its text must not be empty. */
const invisible = '\u200b'

/** Writes the part of a font that has these glyphs, under their ids, with what each of them stands for. */
export async function embedGlyphs(context: PDFContext, { name, font, subset, glyphs }: Used): Promise<PDFRef> {
  const { unitsPerEm, ascent, descent, bbox } = font
  // the embedder asks for the glyph of each character: here the id stands for the character
  const glyphForCodePoint = (id: number) => {
    const { width, text } = glyphs.get(id) as ShapedGlyph
    return { id, advanceWidth: width, codePoints: Array.from(text || invisible, (sign) => sign.codePointAt(0) ?? 0) }
  }
  const unused = () => {
    throw new Error('text is shaped before it is embedded')
  }
  const embedded: Font = {
    postscriptName: name,
    unitsPerEm,
    ascent,
    descent,
    italicAngle: 0,
    capHeight: ascent,
    xHeight: 0,
    bbox,
    characterSet: [...glyphs.keys()],
    glyphForCodePoint,
    layout: unused,
    createSubset: unused,
  }
  return (await CustomFontEmbedder.for({ create: () => embedded }, subset)).embedIntoContext(context)
}
