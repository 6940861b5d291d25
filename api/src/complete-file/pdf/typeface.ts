import { readFileSync } from 'node:fs'
import { CustomFontSubsetEmbedder, type PDFContext, StandardFontEmbedder } from '@cantoo/pdf-lib'
import { FontNames } from '@cantoo/pdf-lib/standard-fonts'
import { trueType } from './true-type.ts'

/** Every reader of PDF has Helvetica; DejaVu Sans, embedded as far as it is used, has the letters Helvetica lacks. */
const wide = new URL('../../../assets/dejavu-sans/DejaVuSans.ttf', import.meta.url)

/** The characters of Helvetica in a PDF: those of Windows-1252. */
const inHelvetica = new Set(
  Array.from({ length: 256 }, (_, code) => new TextDecoder('windows-1252').decode(Uint8Array.of(code))),
)

/** Scripts that are written letter by letter from left to right; others would come out wrong, or in the wrong order. */
const plainScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]$/u

/** Stands for a character that this document cannot write. */
const unwritable = '□'

export type Weight = 'regular' | 'bold'
/** A text that is ready to be drawn: the font by its name in the resources, the codes, and a width for size 1. */
export type Run = {
  font: string
  codes: string
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
export async function openTypeface(): Promise<Typeface> {
  const fonts = {
    regular: StandardFontEmbedder.for(FontNames.Helvetica),
    bold: StandardFontEmbedder.for(FontNames.HelveticaBold),
    wide: await CustomFontSubsetEmbedder.for(trueType, readFileSync(wide)),
  }
  const known = new Set(fonts.wide.font.characterSet)
  const canWrite = (sign: string) => plainScripts.test(sign) && known.has(sign.codePointAt(0) ?? 0)
  let isLacking = false
  let isWideUsed = false

  const writable = (text: string) =>
    Array.from(toWritten(text), (sign) => {
      if (inHelvetica.has(sign) || canWrite(sign)) return sign
      isLacking = true
      return unwritable
    })

  return {
    run: (text, weight = 'regular') => {
      const signs = writable(text)
      const font = signs.every((sign) => inHelvetica.has(sign)) ? weight : 'wide'
      isWideUsed ||= font === 'wide'
      const written = signs.join('')
      const codes = fonts[font].encodeText(written).toString()
      return {
        font,
        codes,
        width: fonts[font].widthOfTextAtSize(written, 1),
        isThickened: font === 'wide' && weight === 'bold',
      }
    },
    isLacking: () => isLacking,
    embed: async (context) => ({
      regular: fonts.regular.embedIntoContext(context),
      bold: fonts.bold.embedIntoContext(context),
      ...(isWideUsed && { wide: await fonts.wide.embedIntoContext(context) }),
    }),
  }
}

/** One character per letter, no narrow space (Helvetica has none), nothing invisible. */
const toWritten = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
