import { cellsOfSide } from '@bailclair/domain/reading/picture-print.rules.ts'
import type { Pixels } from './encode-page.ts'

/**
 * The mean grey of each cell of a page, row by row. A pixel on the border of two cells counts in both by its share, so
 * that the same page in another size has nearly the same cells. Our own arithmetic, so that it never changes. In base64.
 */
export function greyCells({ width, height, data }: Pixels): string {
  const [columns, rows] = [spansOf(width), spansOf(height)]
  const greys = new Float64Array(width)
  const lines = new Float64Array(height * cellsOfSide)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4)
      // Rec. 601, as in JPEG
      greys[x] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
    for (const [column, span] of columns.entries()) lines[y * cellsOfSide + column] = meanOf(greys, span, 0, 1)
  }
  const cells = rows.flatMap((span) => columns.map((_, column) => meanOf(lines, span, column, cellsOfSide)))
  return Buffer.from(cells.map(Math.round)).toString('base64')
}

type Span = { start: number; end: number }

const spansOf = (pixels: number): Span[] =>
  Array.from({ length: cellsOfSide }, (_, cell) => ({
    start: (cell * pixels) / cellsOfSide,
    end: ((cell + 1) * pixels) / cellsOfSide,
  }))

function meanOf(values: Float64Array, { start, end }: Span, first: number, step: number): number {
  let sum = 0
  for (let index = Math.floor(start); index < end; index++)
    sum += (values[first + index * step] ?? 0) * (Math.min(end, index + 1) - Math.max(start, index))
  return sum / (end - start)
}
