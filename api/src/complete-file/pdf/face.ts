import { readFileSync } from 'node:fs'
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { embedGlyphs } from './embed-glyphs.ts'
import { createSubsetter } from './font-subset.ts'
import { openShapedFont, type ShapedGlyph } from './shaped-font.ts'
import { showGlyphs } from './show-glyphs.ts'
import { type Contour, traceGlyphs } from './trace-glyphs.ts'

/** A font file of the folder `assets`, opened once for every PDF. */
export function openFace(path: string, name: string) {
  const file = readFileSync(new URL(`../../../assets/${path}`, import.meta.url))
  const font = openShapedFont(file)
  /** Made at the first use: most files need no letters beyond those of Figtree. */
  let subsetter: ReturnType<typeof createSubsetter> | undefined
  const subset = (ids: Iterable<number>) => {
    subsetter ??= createSubsetter(file)
    return subsetter(ids)
  }
  return { name, font, subset }
}
type Face = ReturnType<typeof openFace>

/** A text ready to be drawn: operators that show it in a size, its width and its outlines in size 1. */
export type SetText = { show: (size: number) => string; width: number; contours: () => Contour[] }

/** The glyphs of one font that one PDF uses. */
export function useFace({ name, font, subset }: Face) {
  const used = new Map<number, ShapedGlyph>()
  const { unitsPerEm } = font
  return {
    hasCharacter: (sign: string) => font.characters.has(sign.codePointAt(0) ?? 0),
    isUsed: () => used.size > 0,
    set: (text: string): SetText => {
      const glyphs = font.shape(text)
      for (const glyph of glyphs) used.set(glyph.id, glyph)
      return {
        show: (size) => showGlyphs(glyphs, { unitsPerEm, size }),
        width: glyphs.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm,
        contours: () => traceGlyphs(glyphs, font),
      }
    },
    embed: (context: PDFContext): Promise<PDFRef> =>
      embedGlyphs(context, { name, font, subset: subset(used.keys()), glyphs: used }),
  }
}
