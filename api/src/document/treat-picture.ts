import { AppError } from '@bailclair/domain/contract/errors.ts'
import sharp from 'sharp'

/** Pixels: more than a phone (48 million) or a scan of a page at 600 dpi (35 million) has. */
const mostPixels = 60_000_000
/** Pixels of the longer side: a page at 300 dpi, so that small print stays readable. */
const longestSide = 3_500
const quality = 80
/** Seconds. */
const timeLimit = 15

// only these loaders: other formats never reach their parsers
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
// threads per picture; gate.ts limits the pictures
sharp.concurrency(1)
// no cache: uploads do not repeat
sharp.cache(false)

/** Pixels of the longer side: sharp on a screen with two pixels a point. */
const thumbnailSide = 320

/** By quarters, clockwise. Better quality than at first, so that four turns lose nothing that can be seen. */
export const turnPicture = (bytes: Buffer, quarterTurns: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .rotate(quarterTurns * 90)
    .jpeg({ quality: 92 })
    .timeout({ seconds: timeLimit })
    .toBuffer()

/** Empty when it cannot be read: a PDF may contain any JPEG. */
export async function shrinkPicture(bytes: Buffer, quarterTurns = 0): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate(quarterTurns * 90)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 75 })
      .timeout({ seconds: timeLimit })
      .toBuffer()
  } catch {
    return Buffer.alloc(0)
  }
}

/**
 * Decodes, rotates upright and encodes again as JPEG. Location, date, camera, thumbnails, comments and trailing bytes
 * are dropped.
 */
export async function treatPicture(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .timeout({ seconds: timeLimit })
      .toBuffer()
  } catch (cause) {
    throw new AppError('DocumentUnreadable', { cause })
  }
}
