import sharp from 'sharp'
import { CannotRead } from './cannot-read.ts'
import { cpuTime, findCodes } from './find-codes.ts'
import { greyCells } from './grey-cells.ts'
import { softwareOf } from './picture-software.ts'
import type { ReadDocument } from './reader-port.ts'
import { measureSharpness } from './sharpness.ts'

/** Pixels: more than a phone (48 million) or a scan of a page at 600 dpi (35 million) has. */
const mostPixels = 60_000_000
/** Pixels of the longer side: a page at 300 dpi, so that small print stays readable. */
const longestSide = 3_500
const quality = 80
/** Milliseconds of CPU time in which codes are looked for again and again. */
const patience = 2_000
/** Seconds. */
const timeLimit = 15

/**
 * Decodes, rotates upright and encodes again as JPEG. Location, date, camera, thumbnails, comments and trailing bytes
 * are dropped.
 */
export async function readPicture(bytes: Buffer): Promise<ReadDocument> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds: timeLimit })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new CannotRead('DocumentUnreadable')
    })
  const { width, height } = info
  const pixels = { width, height, data }
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer()
  const creator = await softwareOf(bytes)
  const sharpness = await measureSharpness(pixels)
  return {
    source: { type: 'PICTURE', ...(creator && { creator }) },
    pages: [
      {
        width,
        height,
        jpeg,
        words: [],
        greys: greyCells(pixels),
        ...(sharpness !== undefined && { sharpness }),
        codes: await findCodes(pixels, { until: cpuTime() + patience }),
      },
    ],
  }
}
