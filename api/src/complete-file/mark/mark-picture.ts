import sharp from 'sharp'
import { createGate } from '#document/gate.ts'
import { openTypeface } from '../pdf/typeface.ts'
import { blendStamp, type Pixels } from './blend-stamp.ts'
import { breakMark, layOutMark, type MarkLayout, type Size } from './mark-layout.ts'
import { drawStamp, type Stamp } from './stamp.ts'

/** Pixels of the shorter side: the letters of the mark would be unreadable in a smaller picture, so it is enlarged. */
const leastSide = 900
const largestFactor = 4
const mostPixels = 60_000_000
const quality = 80

/** Each page takes about 26 MB of memory. */
const pass = createGate({ atOnce: 2, waiting: 200 })

/** Writes the words into the pixels of a picture, many times over, so that they cannot be taken off. */
export const markPicture = (jpeg: Uint8Array, text: string): Promise<Buffer> =>
  pass(async () => {
    const pixels = await decode(jpeg)
    const { layout, stamp } = markOf(text, pixels)
    for (const { x, y } of layout.places) blendStamp(pixels, stamp, { x, y, shift: layout.size * 0.06 })
    const { data, width, height } = pixels
    return sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
  })

async function decode(jpeg: Uint8Array): Promise<Pixels> {
  const picture = sharp(jpeg, { limitInputPixels: mostPixels })
  const { width, height } = await picture.metadata()
  const factor = Math.min(largestFactor, leastSide / Math.min(width, height))
  if (factor > 1)
    picture.resize({ width: Math.round(width * factor), height: Math.round(height * factor), fit: 'fill' })
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Mark = { layout: MarkLayout; stamp: Stamp }

/** The last ones: pages of a document mostly have one size, and drawing the words takes longer than applying them. */
const known = new Map<string, Mark>()
const mostKnown = 8

function markOf(text: string, { width, height }: Size): Mark {
  const key = `${width} ${height} ${text}`
  const mark = known.get(key) ?? drawMark(text, { width, height })
  known.delete(key)
  known.set(key, mark)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  return mark
}

function drawMark(text: string, picture: Size): Mark {
  const typeface = openTypeface()
  const words = breakMark(text, typeface)
  const layout = layOutMark(picture, words)
  return { layout, stamp: drawStamp(words, typeface, layout) }
}
