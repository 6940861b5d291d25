import sharp, { type Sharp } from 'sharp'
import { findSkew, type Greys } from './find-skew.ts'

/** Pixels of the longer side: A4 at 250 dpi. Larger letters are read no better, and take longer. */
const longestSide = 2_900
/** Pixels of the longer side of the picture by which the skew is found. */
const smallSide = 900
/** Pixels of the blur that leaves the light on the page, and nothing that is written on it. */
const lightRadius = 24
/** Share of the light around it that ink leaves, and paper: what is between them is stretched to all greys. */
const [ink, paper] = [0.35, 0.85]
/** Grey levels between neighbours: above it, a photograph in low light is softened. */
const mostGrain = 8
/** Pixels of the blur that softens it. */
const softening = 1.4

/** Greys of a page on which light and shade are even: ink is dark and everything else nearly white. */
export async function evenLight(jpeg: Uint8Array): Promise<Greys> {
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const seen = await rawOf(sharp(jpeg, { failOn: 'error' }).resize(size).greyscale())
  const light = await rawOf(pictureOf(seen).blur(lightRadius))
  const page = grainOf(seen, light) > mostGrain ? await rawOf(pictureOf(seen).blur(softening)) : seen
  const data = new Uint8Array(page.data.length)
  for (let index = 0; index < data.length; index++)
    data[index] = stretch((page.data[index] ?? 0) / Math.max(1, light.data[index] ?? 1))
  return { ...page, data }
}

const stretch = (share: number) => Math.round(255 * Math.min(1, Math.max(0, (share - ink) / (paper - ink))))

/** By how much half of all neighbours differ at most, of 255: on paper little, in a photograph in low light much. */
function grainOf({ data }: Greys, light: Greys): number {
  const counts = new Uint32Array(256)
  for (let index = 1; index < data.length; index++) {
    const step = Math.abs((data[index] ?? 0) - (data[index - 1] ?? 0))
    const difference = Math.min(255, Math.round((255 * step) / Math.max(1, light.data[index] ?? 1)))
    counts[difference] = (counts[difference] ?? 0) + 1
  }
  let [sum, grain] = [0, 0]
  while (sum < data.length / 2 && grain < 255) sum += counts[grain++] ?? 0
  return grain
}

/** Clockwise, into a larger picture with white corners. */
export const turnGreys = async (greys: Greys, degrees: number): Promise<Greys> =>
  degrees === 0 ? greys : rawOf(pictureOf(greys).rotate(degrees, { background: '#ffffff' }))

/** Degrees by which lines are turned, clockwise: -45 to 45. Undefined without writing. */
export async function measureSkew(greys: Greys): Promise<number | undefined> {
  const size = { width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true } as const
  return findSkew(await rawOf(pictureOf(greys).resize(size)))
}

const pictureOf = ({ width, height, data }: Greys) => sharp(data, { raw: { width, height, channels: 1 } })

async function rawOf(picture: Sharp): Promise<Greys> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
