import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FoundCode, Place } from '@bailclair/domain/reading/reading.ts'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import type { Pixels } from './encode-page.ts'

/** Codes of a page; real ones have one or two. */
const mostCodes = 8
/** Pixels of the shorter side: no code that can be read is smaller. */
const smallestSide = 24
/** Pixels of the shorter side: in a smaller picture of a page no code can be read, however hard one tries. */
const smallestPage = 700
/** Standard deviation of the greys (0 to 255): with less contrast an area is blank. */
const blank = 4

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
})

/** Radius in pixels: the noise of a small sensor goes, the squares of a code stay. */
const softening = 1.2
/** Pixels of the longer side: in a smaller picture the squares of a code are enlarged. */
const largeSide = 2_500

type Search = {
  /** Milliseconds of CPU time of the process: after it no further attempt is begun. A noisy photograph takes long. */
  until: number
  /** Draws the page larger. */
  enlarge?: () => Pixels
}

/** Milliseconds of CPU time that the process has used: unlike the clock, it is the same on a busy machine. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * Every DataMatrix of a page, turned or not. While none of them is a signed code and there is time, the page is tried
 * again: half as large, for photographs in low light; larger; then corner by corner with more contrast. A letter also
 * has the code of the post office, which is larger.
 */
export async function findCodes(page: Pixels, { until, enlarge }: Search): Promise<FoundCode[]> {
  const shorter = Math.min(page.width, page.height)
  if (shorter < smallestSide) return []
  const further = [
    ...(shorter < 2 * smallestPage ? [] : [() => readHalved(page), () => readHalved(page, softening)]),
    ...(enlarge ? [() => readWhole(enlarge())] : []),
    ...cornersOf(page).map((corner) => () => readCorner(page, corner)),
  ]
  const attempts = [() => readWhole(page), ...(shorter < smallestPage ? [] : further)]
  const found = new Map<string, FoundCode>()
  for (const attempt of attempts) {
    for (const code of await attempt()) found.set(Buffer.from(code.bytes).toString('latin1'), code)
    if ([...found.keys()].some(isSignedCode) || cpuTime() > until) break
  }
  return [...found.values()].slice(0, mostCodes)
}

/** As 2D-Doc begins, in characters or in its binary form. */
const isSignedCode = (text: string) => /^(DC|\xDC)/.test(text)

type Area = { left: number; top: number; width: number; height: number }

async function readWhole(page: Pixels): Promise<FoundCode[]> {
  return toCodes(await read(page), page, { left: 0, top: 0, width: page.width, height: page.height })
}

/**
 * Half as large, so that noise averages out, then stretched from black to white: the other way round, noise would set
 * the limits. `soften`: radius in pixels of a blur before.
 */
async function readHalved(page: Pixels, soften?: number): Promise<FoundCode[]> {
  const raw = { width: page.width, height: page.height, channels: 4 } as const
  const greys = await toGreys(sharp(page.data, { raw }).removeAlpha().greyscale(), (picture) =>
    soften ? picture.blur(soften) : picture,
  )
  const halved = await toGreys(greys, (picture) => picture.resize({ width: Math.round(page.width / 2) }))
  const { data, info } = await halved
    .normalise()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const area = { left: 0, top: 0, width: page.width, height: page.height }
  return toCodes(await read({ data, width: info.width, height: info.height }), page, area, info.width / page.width)
}

/** One step alone: in one pipeline sharp has an order of its own. */
async function toGreys(picture: Sharp, step: (picture: Sharp) => Sharp): Promise<Sharp> {
  const { data, info } = await step(picture).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
}

/** Stretched from black to white. */
async function readCorner(page: Pixels, area: Area): Promise<FoundCode[]> {
  const zoom = Math.max(page.width, page.height) < largeSide ? 2 : 1
  const raw = { width: page.width, height: page.height, channels: 4 } as const
  const corner = sharp(page.data, { raw }).extract(area).removeAlpha().greyscale()
  const greys = await corner.clone().raw().toBuffer({ resolveWithObject: true })
  const seen = sharp(greys.data, { raw: { width: area.width, height: area.height, channels: 1 } })
  if (((await seen.stats()).channels[0]?.stdev ?? 0) < blank) return []
  const { data, info } = await seen
    .normalise()
    .resize({ width: area.width * zoom })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return toCodes(await read({ data, width: info.width, height: info.height }), page, area, zoom)
}

/** Four quarters that overlap in the middle. */
function cornersOf({ width, height }: Pixels): Area[] {
  const part = { width: Math.ceil(width * 0.55), height: Math.ceil(height * 0.55) }
  const [right, bottom] = [width - part.width, height - part.height]
  return [0, bottom].flatMap((top) => [0, right].map((left) => ({ left, top, ...part })))
}

type Picture = Extract<Parameters<typeof readBarcodes>[0], { colorSpace: unknown }>

const read = ({ data, width, height }: Pixels): Promise<ReadResult[]> => {
  const pixels = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength)
  return readBarcodes({ data: pixels, width, height, colorSpace: 'srgb' } as Picture, {
    formats: ['DataMatrix'],
    tryHarder: true,
    // signed codes are dark on light
    tryInvert: false,
    tryDownscale: false,
    maxNumberOfSymbols: mostCodes,
  })
}

/** A corner may be computed to lie beside the page. */
const limit = (value: number, most: number) => Math.min(Math.max(value, 0), most)

function toCodes(results: readonly ReadResult[], page: Pixels, area: Area, zoom = 1): FoundCode[] {
  return results
    .filter(({ isValid }) => isValid)
    .map(({ bytes, position }) => {
      const { topLeft, topRight, bottomRight, bottomLeft } = position
      const corners = [topLeft, topRight, bottomRight, bottomLeft]
      const xs = corners.map(({ x }) => limit(area.left + x / zoom, page.width))
      const ys = corners.map(({ y }) => limit(area.top + y / zoom, page.height))
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const place: Place = {
        x: left / page.width,
        y: top / page.height,
        width: (Math.max(...xs) - left) / page.width,
        height: (Math.max(...ys) - top) / page.height,
      }
      return { bytes: new Uint8Array(bytes), place }
    })
}
