import type { Contour } from '../pdf/trace-glyphs.ts'
import type { Typeface } from '../pdf/typeface.ts'
import { fillContours } from './fill-contours.ts'
import { type MarkLayout, type MarkLines, slope } from './mark-layout.ts'

/** The pixels that the words cover, from the upper left corner of their box: column, row, coverage from 0 to 255. */
export type Stamp = { columns: Int16Array; rows: Int16Array; coverages: Uint8Array }

/** Lines of letters of this size, rising to the right. */
export function drawStamp({ lines, width, height }: MarkLines, typeface: Typeface, layout: MarkLayout): Stamp {
  const { size, box } = layout
  const contours = lines.flatMap((line, index) => {
    const run = typeface.run(line, 'bold')
    const contours = run.contours()
    // a font without bold letters: drawn twice, a little apart
    const all = run.isThickened ? [...contours, ...moved(contours, 0.04)] : contours
    const [left, baseline] = [(width - run.width) / 2, (height / lines.length) * (index + 0.8)]
    return all.map((contour) =>
      contour.map(([x, y]) => {
        const [along, below] = [(x + left) * size, (baseline - y) * size]
        return [along * slope.cos + below * slope.sin, (width * size - along) * slope.sin + below * slope.cos] as const
      }),
    )
  })
  return collectPixels(contours, Math.ceil(box.width) + 2, Math.ceil(box.height) + 2)
}

const moved = (contours: readonly Contour[], by: number): Contour[] =>
  contours.map((contour) => contour.map(([x, y]) => [x + by, y] as const))

function collectPixels(contours: readonly Contour[], width: number, height: number): Stamp {
  const coverage = fillContours(contours, width, height)
  const covered: number[] = []
  for (let index = 0; index < coverage.length; index++) if ((coverage[index] as number) > 0.02) covered.push(index)
  return {
    columns: Int16Array.from(covered, (index) => index % width),
    rows: Int16Array.from(covered, (index) => Math.floor(index / width)),
    coverages: Uint8Array.from(covered, (index) => Math.round((coverage[index] as number) * 255)),
  }
}
