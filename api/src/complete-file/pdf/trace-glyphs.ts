import type { ShapedFont, ShapedGlyph } from './shaped-font.ts'

type Point = readonly [x: number, y: number]
/** A closed line in a text of size 1; `y` points up. */
export type Contour = readonly Point[]

/** Straight pieces of a curve: at the size of a watermark the difference is less than a tenth of a pixel. */
const pieces = 6

/** The outlines of glyphs in a line that begins at 0, 0, curves made of straight pieces. */
export function traceGlyphs(glyphs: readonly ShapedGlyph[], { unitsPerEm, pathOf }: ShapedFont): Contour[] {
  const contours: Contour[] = []
  let pen = 0
  for (const { id, advance, right, up } of glyphs) {
    const place = ([x, y]: Point): Point => [(x + pen + right) / unitsPerEm, (y + up) / unitsPerEm]
    contours.push(...traceGlyph(pathOf(id)).map((contour) => contour.map(place)))
    pen += advance
  }
  return contours
}

type Command = ReturnType<ShapedFont['pathOf']>[number]

function traceGlyph(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = []
  for (const { type, values } of commands) {
    if (type === 'Z') continue
    const points = pairsOf(values)
    const [start] = points
    if (type === 'M' && start) contours.push([start])
    else contours.at(-1)?.push(...followCurve(contours.at(-1)?.at(-1) ?? [0, 0], points))
  }
  return contours
}

const pairsOf = (values: readonly number[]): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0])

/** A line or a Bézier curve: the points between start and end pull at it. */
function followCurve(start: Point, points: readonly Point[]): Point[] {
  if (points.length < 2) return [...points]
  return Array.from({ length: pieces }, (_, index) => bezierPoint([start, ...points], (index + 1) / pieces))
}

/** De Casteljau: between neighbouring points, again and again, until one is left. */
function bezierPoint(points: readonly Point[], at: number): Point {
  const [first = [0, 0], ...others] = points
  if (others.length === 0) return first
  const between = others.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first
    return [fromX + (x - fromX) * at, fromY + (y - fromY) * at]
  })
  return bezierPoint(between, at)
}
