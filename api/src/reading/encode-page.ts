import sharp from 'sharp'

/** RGBA, upright. */
export type Pixels = { width: number; height: number; data: Buffer }

const quality = 78
/** Where room is limited: a third of the size, and less for what is still too large, which is noise. */
const [poorQuality, ...noiseQualities] = [30, 10, 5, 1] as const

/** As a JPEG. `room`: bytes that it should have at most, at the cost of quality. */
export async function encodePage(pixels: Pixels, room?: number): Promise<Buffer> {
  if (room === undefined) return encode(pixels, quality)
  let jpeg = await encode(pixels, poorQuality)
  for (const worse of noiseQualities) if (jpeg.length > room) jpeg = await encode(pixels, worse)
  return jpeg
}

const encode = ({ width, height, data }: Pixels, quality: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer()
