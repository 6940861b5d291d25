import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { openFace, type SetText, useFace } from './face.ts'

/** Figtree is the type of the sites; DejaVu Sans has the letters that it lacks. */
const files = {
  regular: openFace('figtree/Figtree-Regular.ttf', 'Figtree-Regular'),
  bold: openFace('figtree/Figtree-Bold.ttf', 'Figtree-Bold'),
  wide: openFace('dejavu-sans/DejaVuSans.ttf', 'DejaVuSans'),
}
type FontName = keyof typeof files

/** Stands for a character that this document cannot write. */
const unwritable = '□'

export type Weight = 'regular' | 'bold'
export type Run = SetText & {
  /** By its name in the resources. */
  font: FontName
  /** The font has no bold letters: their outline is drawn too. */
  isThickened: boolean
}

export type Typeface = {
  run: (text: string, weight?: Weight) => Run
  /** Whether some character had to be replaced by `unwritable`. */
  isLacking: () => boolean
  /** Once everything was written: fonts by their names in the resources. */
  embed: (context: PDFContext) => Promise<Record<string, PDFRef>>
}

/**
 * Sets texts in Figtree, or as a whole in the wide font when one of its characters needs it: a name in two fonts
 * looks like a forgery.
 */
export function openTypeface(): Typeface {
  const faces = { regular: useFace(files.regular), bold: useFace(files.bold), wide: useFace(files.wide) }
  let isLacking = false
  /** Texts are measured many times before a line is broken. */
  const known = new Map<string, Run>()

  const writable = (text: string) =>
    Array.from(toWritten(text), (sign) => {
      if (faces.regular.hasCharacter(sign) || faces.wide.hasCharacter(sign)) return sign
      isLacking = true
      return unwritable
    })

  function setRun(text: string, weight: Weight): Run {
    const signs = writable(text)
    const font = signs.every(faces.regular.hasCharacter) ? weight : 'wide'
    return { font, ...faces[font].set(signs.join('')), isThickened: font === 'wide' && weight === 'bold' }
  }

  return {
    run: (text, weight = 'regular') => {
      const key = `${weight} ${text}`
      const run = known.get(key) ?? setRun(text, weight)
      known.set(key, run)
      return run
    },
    isLacking: () => isLacking,
    embed: async (context) => {
      const used = Object.entries(faces).filter(([, face]) => face.isUsed())
      const refs = await Promise.all(used.map(async ([name, face]) => [name, await face.embed(context)] as const))
      return Object.fromEntries(refs)
    },
  }
}

/** One character per letter, no narrow space (Figtree has none), nothing invisible. */
const toWritten = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
