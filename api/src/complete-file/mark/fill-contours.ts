import type { Contour } from '../pdf/trace-glyphs.ts'

type Point = Contour[number]
/** `areas`: by how much the coverage of a pixel differs from that of the pixel to its left. */
type Canvas = { width: number; height: number; areas: Float32Array }

/**
 * How much of each pixel lies inside the contours, from 0 to 1; `y` points down here. Each edge adds to the pixels that
 * it crosses, and the sum along a row is the coverage. Contours that turn the other way are holes.
 */
export function fillContours(contours: readonly Contour[], width: number, height: number): Float32Array {
  const canvas = { width, height, areas: new Float32Array(width * height + 1) }
  for (const contour of contours) {
    let from = contour.at(-1) as Point
    for (const to of contour) {
      addEdge(canvas, from, to)
      from = to
    }
  }
  const coverage = new Float32Array(width * height)
  let sum = 0
  for (let index = 0; index < coverage.length; index++) {
    sum = (index % width === 0 ? 0 : sum) + (canvas.areas[index] as number)
    coverage[index] = Math.min(1, Math.abs(sum))
  }
  return coverage
}

function addEdge(canvas: Canvas, from: Point, to: Point) {
  const [[topX, top], [bottomX, bottom]] = from[1] < to[1] ? [from, to] : [to, from]
  const slope = (bottomX - topX) / (bottom - top)
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(canvas.height, bottom); row++) {
    const [upper, lower] = [Math.max(top, row), Math.min(bottom, row + 1)]
    const [one, other] = [topX + (upper - top) * slope, topX + (lower - top) * slope]
    const height = from === to || from[1] < to[1] ? lower - upper : upper - lower
    addToRow(canvas, row, { left: Math.min(one, other), right: Math.max(one, other), height })
  }
}

/** A piece of an edge within one row of pixels. Its height is negative if it leads upwards. */
function addToRow(
  { areas, width }: Canvas,
  row: number,
  { left, right, height }: { left: number; right: number; height: number },
) {
  const last = Math.ceil(right)
  let before = 0
  for (let column = Math.floor(left); column <= last; column++) {
    const covered = column === last ? 1 : areaUpTo(column + 1, left, right) - areaUpTo(column, left, right)
    const index = row * width + column
    areas[index] = (areas[index] as number) + height * (covered - before)
    before = covered
  }
}

/** Area of a row between the edge and `x`, to the right of the edge. */
function areaUpTo(x: number, left: number, right: number): number {
  if (x <= left) return 0
  return x >= right ? x - (left + right) / 2 : (x - left) ** 2 / (2 * (right - left))
}
