/** Greys of a small picture, row by row: 0 is black. */
export type Greys = { width: number; height: number; data: Uint8Array }

/** Coordinates one after another, x and y in turn; none is larger than `reach` after a turn. */
type Ink = { points: Float64Array; reach: number }

/** Degrees: beyond it, a page lies on its side. */
const mostSkew = 45
/** How much darker than its surroundings ink is, of 255. */
const inkContrast = 12
/** Pixels to each side that are the surroundings of one. */
const surroundings = 12
/** Pixels of a row or column whose ink is counted together. */
const binPixels = 2
/** Fewer spots of ink than this are no writing. */
const fewestSpots = 300

/**
 * By how many degrees the lines of writing are turned, clockwise from level or upright: the projection of the ink
 * across the lines is then sharpest. Undefined for a page without writing.
 */
export function findSkew(greys: Greys): number | undefined {
  const ink: Ink = { points: findInk(greys), reach: greys.width + greys.height }
  if (ink.points.length < 2 * fewestSpots) return undefined
  const best = (angles: readonly number[]) =>
    angles
      .map((angle) => ({ angle, score: sharpnessAt(ink, angle) }))
      .reduce((one, other) => (other.score > one.score ? other : one)).angle
  const coarse = best(range(-mostSkew, mostSkew, 0.5))
  return Math.round(best(range(coarse - 0.5, coarse + 0.5, 0.1)) * 10) / 10
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Points darker than what is around them: shade, tables and dark photographs have none. */
function findInk({ width, height, data }: Greys): Float64Array {
  const sums = sumTable({ width, height, data })
  const found: number[] = []
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - surroundings), Math.min(height, y + surroundings + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - surroundings), Math.min(width, x + surroundings + 1)]
      const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
      const mean = sum / ((bottom - top) * (right - left))
      if ((data[y * width + x] ?? 255) < mean - inkContrast) found.push(x, y)
    }
  }
  return Float64Array.from(found)
}

/** Sums of everything above and left of a point. */
function sumTable({ width, height, data }: Greys): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** How abruptly the ink changes from row to row, or from column to column, once turned back by this angle. */
function sharpnessAt({ points, reach }: Ink, degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [rows, columns] = [new Float64Array(reach), new Float64Array(reach)]
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]]
    share(rows, (y * cos - x * sin + reach) / binPixels)
    share(columns, (x * cos + y * sin + reach) / binPixels)
  }
  return Math.max(changeOf(rows), changeOf(columns))
}

/** Between the two bins beside it: whole bins would follow the grid of pixels, which has angles of its own. */
function share(bins: Float64Array, at: number) {
  const bin = Math.floor(at)
  bins[bin] = (bins[bin] ?? 0) + 1 - (at - bin)
  bins[bin + 1] = (bins[bin + 1] ?? 0) + at - bin
}

const changeOf = (bins: Float64Array) => bins.reduce((sum, ink, bin) => sum + (ink - (bins[bin - 1] ?? 0)) ** 2, 0)
