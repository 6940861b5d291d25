import { AppError } from '@bailclair/domain/contract/errors.ts'
import sharp from 'sharp'

/** More than a telephone takes (48 million) or a scanner makes of a page at 600 dots per inch (35 million). */
const mostPixels = 60_000_000
/** Pixels of the longer side: a page at 300 dots per inch, so that small print stays readable. */
const longestSide = 3_500
const quality = 80
/** Seconds. */
const timeLimit = 15

// libvips reads dozens of formats; a picture that passes for another never reaches their readers
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
// threads of one picture: gate.ts says how many pictures at a time
sharp.concurrency(1)
// pictures do not come twice
sharp.cache(false)

/**
 * A JPEG of what the picture shows and of nothing else: decoded, turned the way it was held, and encoded anew. Place,
 * date, camera, thumbnails, comments and whatever follows its end stay behind.
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
