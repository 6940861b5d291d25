import { wrap } from '../pdf/paper.ts'
import type { Typeface } from '../pdf/typeface.ts'

/** The words rise to the right. */
export const slope = { cos: Math.cos(Math.PI / 6), sin: Math.sin(Math.PI / 6) }

/** In sizes of the letters. */
const lineHeight = 1.25
const longestLine = 20

export type MarkLines = { lines: string[]; width: number; height: number }

/** Breaks the words into lines of about the same length. Lengths in sizes of the letters. */
export function breakMark(text: string, typeface: Typeface): MarkLines {
  const { width: whole } = typeface.run(text, 'bold')
  const count = Math.ceil(whole / longestLine)
  let lines = [text]
  for (let width = whole / count; width <= longestLine; width += 0.5) {
    lines = wrap(text, { typeface, weight: 'bold', size: 1, width }).map((line) => line.trimEnd())
    if (lines.length <= count) break
  }
  const width = Math.max(...lines.map((line) => typeface.run(line, 'bold').width))
  return { lines, width, height: lines.length * lineHeight }
}

export type Size = { width: number; height: number }

export type MarkLayout = {
  /** Height of the letters, in pixels like everything here. */
  size: number
  /** The box around the words once they rise. */
  box: Size
  /** Upper left corners of the boxes. Those at the edge are cut off by it. */
  places: { x: number; y: number }[]
}

/** Letters in a page: about 10 points on A4. Smaller ones only for long words. */
const largestPart = 1 / 60
const shrinking = 0.92
const smallest = 4

/**
 * As large as possible, so that every part of a quarter of the picture's area, half as wide and half as high, shows
 * all the words at least once, wherever it is cut out.
 */
export function layOutMark(picture: Size, words: Pick<MarkLines, 'width' | 'height'>): MarkLayout {
  let size = Math.min(picture.width, picture.height / 1.2) * largestPart
  let grid = fitGrid(picture, words, size)
  while (!grid && size > smallest) {
    size *= shrinking
    grid = fitGrid(picture, words, size)
  }
  const box = boxOf(words, size)
  const { across, down } = grid ?? { across: 2 * box.width, down: box.height }
  const places: MarkLayout['places'] = []
  for (let row = 0, y = -box.height; y < picture.height; row++, y += down)
    for (let x = -box.width - (row % 2) * (across / 2); x < picture.width; x += across) places.push({ x, y })
  return { size, box, places }
}

const boxOf = ({ width, height }: Size, size: number): Size => ({
  width: (width * slope.cos + height * slope.sin) * size,
  height: (width * slope.sin + height * slope.cos) * size,
})

/**
 * Distances of rows and of places in a row; every other row is shifted by half. A window as large as the room that the
 * box has in a quarter contains a place if it is as wide as half the distance and as high as two rows.
 */
function fitGrid(picture: Size, words: Size, size: number): { across: number; down: number } | undefined {
  const box = boxOf(words, size)
  const room = { width: picture.width / 2 - box.width, height: picture.height / 2 - box.height }
  const across = Math.min(room.width * 2, box.width * 1.3)
  const down = Math.min(room.width >= across ? room.height : room.height / 2, box.height * 1.3)
  // neighbours above to the right come closest; a line between them stays free
  const distance = Math.min(across * slope.sin, down * slope.cos - (across / 2) * slope.sin)
  return distance >= (words.height + 2 * lineHeight) * size ? { across, down } : undefined
}
