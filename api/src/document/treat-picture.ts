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
