import { AppError } from '@bailclair/domain/contract/errors.ts'
import sharp, { type Sharp } from 'sharp'

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
  encodePicture(
    sharp(bytes, { limitInputPixels: mostPixels })
      .rotate(quarterTurns * 90)
      .jpeg({ quality: 92 }),
  )

/** May fail although the document was accepted: a PDF may contain any JPEG. */
export const shrinkPicture = (bytes: Buffer, quarterTurns = 0): Promise<Buffer> =>
  encodePicture(
    sharp(bytes, { limitInputPixels: mostPixels })
      .rotate(quarterTurns * 90)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 75 }),
  )

/**
 * Decodes, rotates upright and encodes again as JPEG. Location, date, camera, thumbnails, comments and trailing bytes
 * are dropped.
 */
export const treatPicture = (bytes: Buffer): Promise<Buffer> =>
  encodePicture(
    sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality }),
  )

async function encodePicture(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.timeout({ seconds: timeLimit }).toBuffer()
  } catch (cause) {
    throw new AppError('DocumentUnreadable', { cause })
  }
}
