import type { Stamp } from './stamp.ts'

/** Red, green and blue of each pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }
type Color = readonly [number, number, number]

/** Red, green and blue from 0 to 255. */
const light: Color = [194, 222, 217]
const dark: Color = [41, 51, 48]

type Place = {
  x: number
  y: number
  /** How far the dark colour is moved. */
  shift: number
}

/**
 * Multiplied with the page, a light colour marks the paper and leaves black letters black; the other way round it
 * marks the dark parts of a photo. The second is moved a little, so that no grey hides both.
 */
export function blendStamp(pixels: Pixels, stamp: Stamp, { x, y, shift }: Place) {
  blend(pixels, stamp, { left: Math.round(x), top: Math.round(y), target: 0, color: complement(light) })
  blend(pixels, stamp, { left: Math.round(x + shift), top: Math.round(y - shift), target: 255, color: dark })
}

const complement = ([red, green, blue]: Color): Color => [255 - red, 255 - green, 255 - blue]

/** `color`: how far a fully covered pixel goes towards the target, black or white. */
type Layer = { left: number; top: number; target: 0 | 255; color: Color }

/** Plain loops over plain numbers: a page has half a million covered pixels, and other requests wait meanwhile. */
function blend({ data, width, height }: Pixels, stamp: Stamp, { left, top, target, color }: Layer) {
  const { columns, rows, coverages } = stamp
  const red = color[0]
  const green = color[1]
  const blue = color[2]
  for (let each = 0; each < columns.length; each++) {
    const column = left + (columns[each] as number)
    const row = top + (rows[each] as number)
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const part = coverages[each] as number
    const at = (row * width + column) * 3
    const r = data[at] as number
    const g = data[at + 1] as number
    const b = data[at + 2] as number
    data[at] = r + (((target - r) * red * part) >> 16)
    data[at + 1] = g + (((target - g) * green * part) >> 16)
    data[at + 2] = b + (((target - b) * blue * part) >> 16)
  }
}
