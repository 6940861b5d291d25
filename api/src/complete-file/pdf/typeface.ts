import { readFileSync } from 'node:fs'
import { type PDFContext, StandardFontEmbedder } from '@cantoo/pdf-lib'
import { FontNames } from '@cantoo/pdf-lib/standard-fonts'
import { embedGlyphs } from './embed-glyphs.ts'
import { createSubsetter } from './font-subset.ts'
import { openShapedFont, type ShapedGlyph } from './shaped-font.ts'
import { showGlyphs } from './show-glyphs.ts'

/** Every reader of PDF has Helvetica; DejaVu Sans, embedded as far as it is used, has the letters Helvetica lacks. */
const wideFile = readFileSync(new URL('../../../assets/dejavu-sans/DejaVuSans.ttf', import.meta.url))
const wide = openShapedFont(wideFile)
/** Made at the first use: most files need Helvetica only. */
let subsetWide: ReturnType<typeof createSubsetter> | undefined

/** The characters of Helvetica in a PDF: those of Windows-1252. */
const inHelvetica = new Set(
  Array.from({ length: 256 }, (_, code) => new TextDecoder('windows-1252').decode(Uint8Array.of(code))),
)

/** Stands for a character that this document cannot write. */
const unwritable = '□'

export type Weight = 'regular' | 'bold'
/** A text that is ready to be drawn: the font by its name in the resources, and a width for size 1. */
export type Run = {
  font: string
  /** Operators that show it in this size. */
  show: (size: number) => string
  width: number
  /** The font has no bold letters: their outline is drawn too. */
  isThickened: boolean
}
export type Typeface = {
  run: (text: string, weight?: Weight) => Run
  /** Whether some character had to be replaced by `unwritable`. */
  isLacking: () => boolean
  /** Once everything was written: fonts by their names in the resources. */
  embed: (context: PDFContext) => Promise<Record<string, unknown>>
}

/**
 * Sets texts in Helvetica, or as a whole in the wide font when one of its characters needs it: a name in two fonts
 * looks like a forgery.
 */
export function openTypeface(): Typeface {
  const fonts = {
    regular: StandardFontEmbedder.for(FontNames.Helvetica),
    bold: StandardFontEmbedder.for(FontNames.HelveticaBold),
  }
  const wideGlyphs = new Map<number, ShapedGlyph>()
  let isLacking = false

  const writable = (text: string) =>
    Array.from(toWritten(text), (sign) => {
      if (inHelvetica.has(sign) || wide.characters.has(sign.codePointAt(0) ?? 0)) return sign
      isLacking = true
      return unwritable
    })

  function runInHelvetica(text: string, weight: Weight): Run {
    const codes = fonts[weight].encodeText(text).toString()
    const width = fonts[weight].widthOfTextAtSize(text, 1)
    return { font: weight, show: () => `${codes} Tj`, width, isThickened: false }
  }

  function runInWide(text: string, weight: Weight): Run {
    const { unitsPerEm } = wide
    const glyphs = wide.shape(text)
    for (const glyph of glyphs) wideGlyphs.set(glyph.id, glyph)
    return {
      font: 'wide',
      show: (size) => showGlyphs(glyphs, { unitsPerEm, size }),
      width: glyphs.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm,
      isThickened: weight === 'bold',
    }
  }

  async function embedWide(context: PDFContext) {
    subsetWide ??= createSubsetter(wideFile)
    return embedGlyphs(context, { font: wide, subset: subsetWide(wideGlyphs.keys()), glyphs: wideGlyphs })
  }

  return {
    run: (text, weight = 'regular') => {
      const signs = writable(text)
      const set = signs.every((sign) => inHelvetica.has(sign)) ? runInHelvetica : runInWide
      return set(signs.join(''), weight)
    },
    isLacking: () => isLacking,
    embed: async (context) => ({
      regular: fonts.regular.embedIntoContext(context),
      bold: fonts.bold.embedIntoContext(context),
      ...(wideGlyphs.size > 0 && { wide: await embedWide(context) }),
    }),
  }
}

/** One character per letter, no narrow space (Helvetica has none), nothing invisible. */
const toWritten = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
