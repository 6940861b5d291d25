import { type Line, linesOf } from '../reading/lines.ts'
import type { Reading, Word } from '../reading/reading.ts'

/** The text of a page as a program wrote it. */
export type TypedPage = {
  /** From 1 on. */
  number: number
  /** Width of the page as a part of its height. */
  aspect: number
  /** From top to bottom, without what lies under something else. */
  lines: readonly Line[]
  overwritten: readonly Overwritten[]
}
/** A line on which numbers are written over others: how it looks, and what is under it. */
export type Overwritten = { visible: Line; beneath: Line; covered: readonly { over: Word; under: Word }[] }

/** Programs that add what they recognised in a scan as text, and the fonts of such text. */
const recognisers =
  /tesseract|ocrmypdf|abbyy|finereader|paper capture|image conversion|readiris|omnipage|scansnap|naps2|scan/i
const recognisedFonts = /glyphless|hiddenhorzocr|^invisible/i

/** No page in print has more, on the page or on a line; a stranger's page may. */
const [mostWords, mostNumbers] = [2_000, 100]

/**
 * A reader of pictures takes an 8 for a 3, which then looks like a forgery. So rules about digits and fonts see only
 * what a program wrote: words with a font, unless they were recognised in a scan.
 */
export function typedPages({ source, pages }: Pick<Reading, 'source' | 'pages'>): TypedPage[] {
  if (recognisers.test(`${source.producer ?? ''} ${source.creator ?? ''}`)) return []
  return pages.flatMap(({ words, width, height }, index) => {
    const typed = words.filter(({ font }) => font !== undefined && !recognisedFonts.test(font))
    if (typed.length === 0 || typed.length > mostWords) return []
    const drawn = new Map(typed.map((word, order) => [word, order]))
    const lines = linesOf({ words: typed }).map((line) => splitLayers(line, drawn))
    return {
      number: index + 1,
      aspect: width / height,
      lines: lines.map(({ visible }) => visible),
      // letters drawn twice are a way to print in bold
      overwritten: lines.filter(({ covered }) => covered.some(({ over, under }) => over.text !== under.text)),
    }
  })
}

/** `drawn`: what comes later in the file is drawn over what came before. */
function splitLayers(line: Line, drawn: ReadonlyMap<Word, number>): Overwritten {
  const numbers = line.words.filter(({ text }) => /\d/.test(text))
  const covered = (numbers.length > mostNumbers ? [] : numbers).flatMap((under) => {
    const over = numbers.find((other) => (drawn.get(other) ?? 0) > (drawn.get(under) ?? 0) && isSamePlace(under, other))
    return over ? [{ over, under }] : []
  })
  const without = (hidden: readonly Word[]) => ({ ...line, words: line.words.filter((word) => !hidden.includes(word)) })
  return {
    visible: without(covered.map(({ under }) => under)),
    beneath: without(covered.map(({ over }) => over)),
    covered,
  }
}

/** As a part of the smaller one. Neighbours touch, and lines of small print overlap a little. */
const sharedPart = 0.5

function isSamePlace({ place: one }: Word, { place: other }: Word): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return width > 0 && height > 0 && width * height > smaller * sharedPart
}
