import { AppError } from '@bailclair/domain/contract/errors.ts'
import sharp, { type Sharp } from 'sharp'

/*
 * Of pictures that the reader has made: JPEG of a limited size.
 */

/** Seconds. */
const timeLimit = 15

// only this loader: other formats never reach their parsers
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] })
// threads per picture; gate.ts limits the pictures
sharp.concurrency(1)
// no cache: documents do not repeat
sharp.cache(false)

/** Pixels of the longer side: sharp on a screen with two pixels a point. */
const thumbnailSide = 320

/** By a quarter, clockwise. Better quality than at first, so that four turns lose nothing that can be seen. */
export const turnPicture = (bytes: Buffer): Promise<Buffer> =>
  encodePicture(sharp(bytes).rotate(90).jpeg({ quality: 92 }))

export const shrinkPicture = (bytes: Buffer): Promise<Buffer> =>
  encodePicture(
    sharp(bytes)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 }),
  )

async function encodePicture(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.timeout({ seconds: timeLimit }).toBuffer()
  } catch (cause) {
    throw new AppError('DocumentUnreadable', { cause })
  }
}
