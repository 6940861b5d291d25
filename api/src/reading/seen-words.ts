import type { Place, Word } from '@bailclair/domain/reading/reading.ts'
import type { Pixels } from './encode-page.ts'
import type { Pdfium } from './pdfium.ts'

/** Greys of 255 by which a word changes at least one point of its page. */
const leastContrast = 32
/** Points of height below which nobody reads. */
const smallestHeight = 2
/** FPDF_PAGEOBJ_TEXT and _FORM (fpdf_edit.h). */
const [text, form] = [1, 5]
const [mostObjects, deepestForm] = [50_000, 8]

type Page = {
  page: number
  /** Height in points. */
  height: number
  words: readonly Word[]
  pixels: Pixels
  draw: () => Pixels
}

/**
 * Words that somebody who looks at the page sees: white ones, covered ones and those without a colour are in the file,
 * and would be compared with a signed code. The page is drawn again without its text; a word that is seen is missed.
 */
export function keepSeenWords(pdfium: Pdfium, { page, height, words, pixels, draw }: Page): readonly Word[] {
  if (words.length === 0) return words
  const texts = textObjects(pdfium, page)
  const show = (isShown: number) => {
    for (const object of texts) pdfium.call.FPDFPageObj_SetIsActive(object, isShown)
  }
  show(0)
  const without = draw()
  show(1)
  return words.filter(({ place }) => place.height * height >= smallestHeight && differIn(place, pixels, without))
}

/** Also those in forms, which are pages inside a page. */
function textObjects({ call }: Pdfium, page: number): number[] {
  const found: number[] = []
  let left = mostObjects
  const collect = (count: number, at: (index: number) => number, depth: number) => {
    for (let index = 0; index < count && left-- > 0; index++) {
      const object = at(index)
      const type = call.FPDFPageObj_GetType(object)
      if (type === text) found.push(object)
      if (type === form && depth < deepestForm)
        collect(call.FPDFFormObj_CountObjects(object), (inner) => call.FPDFFormObj_GetObject(object, inner), depth + 1)
    }
  }
  collect(call.FPDFPage_CountObjects(page), (index) => call.FPDFPage_GetObject(page, index), 0)
  return found
}

function differIn({ x, y, width, height }: Place, one: Pixels, other: Pixels): boolean {
  const [left, right] = [Math.floor(x * one.width), Math.min(Math.ceil((x + width) * one.width), one.width)]
  const [top, bottom] = [Math.floor(y * one.height), Math.min(Math.ceil((y + height) * one.height), one.height)]
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = 4 * (row * one.width + column)
      if (Math.abs(greyAt(one.data, at) - greyAt(other.data, at)) >= leastContrast) return true
    }
  return false
}

const greyAt = (data: Buffer, at: number) => ((data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0)) / 8
