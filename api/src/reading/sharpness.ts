import sharp from 'sharp'
import type { Pixels } from './encode-page.ts'

/** Pixels of the longer side: A4 at 100 dpi. Smaller pictures are not enlarged, which would blur them. */
const longestSide = 1_200
/** Pixels between the two points of a difference: neighbours, and about the height of a letter. */
const [near, far] = [1, 6]
/** Pixels of the side of a tile: about three lines of text. */
const tileSide = 48
/** The page is as sharp as its sharpest twentieth: what is around a page may be out of focus. */
const sharpest = 0.05
/** With fewer tiles on which something is, a page is nearly blank. */
const fewestTiles = 6
/** Part of the tiles that have nothing but the noise of the camera. */
const blank = 0.15
/** Mean square of differences, in greys: less is nothing to read. And as a multiple of the noise. */
const [leastContrast, timesNoise] = [80, 4]

/**
 * How sharp the picture of a page is: the difference between neighbours as a part of that between points six pixels
 * apart, without noise. 1/6 where greys change evenly; contrast and light do not count. Undefined when nearly blank.
 */
export async function measureSharpness(page: Pixels): Promise<number | undefined> {
  const tiles = tilesOf(soften(await reduce(page)))
  const noise = { near: lowOf(tiles.map((tile) => tile.near)), far: lowOf(tiles.map((tile) => tile.far)) }
  const least = Math.max(leastContrast, timesNoise * noise.far)
  const sharpness = tiles
    .filter((tile) => tile.far - noise.far > least)
    .map((tile) => Math.sqrt(Math.max(0, tile.near - noise.near) / (tile.far - noise.far)))
    .toSorted((one, other) => other - one)
  const measured = sharpness[Math.max(fewestTiles, Math.round(tiles.length * sharpest)) - 1]
  return measured === undefined ? undefined : Math.round(measured * 1_000) / 1_000
}

type Greys = { width: number; height: number; data: Uint8Array | Float32Array }

/** Its green alone, of which cameras have most: making it grey would take five times as long. */
async function reduce({ width, height, data }: Pixels): Promise<Greys> {
  const green = await sharp(data, { raw: { width, height, channels: 4 } })
    .extractChannel('green')
    .raw()
    .toBuffer()
  const reduced = await sharp(green, { raw: { width, height, channels: 1 } })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: reduced.info.width, height: reduced.info.height, data: reduced.data }
}

/** Each pixel with its neighbours: noise goes, letters stay. The border of the picture is left out. */
function soften({ width, height, data }: Greys): Greys {
  const lines = new Float32Array(data.length)
  const softened = new Float32Array(data.length)
  const mean = (from: Greys['data'], at: number, step: number) =>
    (Number(from[at - step]) + 2 * Number(from[at]) + Number(from[at + step])) / 4
  for (let at = 1; at < data.length - 1; at++) lines[at] = mean(data, at, 1)
  for (let at = width; at < width * (height - 1); at++) softened[at] = mean(lines, at, width)
  return { width, height, data: softened }
}

type Tile = { near: number; far: number }

function tilesOf(page: Greys): Tile[] {
  const tiles: Tile[] = []
  const room = tileSide + far
  for (let top = 1; top + room < page.height; top += tileSide)
    for (let left = 1; left + room < page.width; left += tileSide) tiles.push(measureTile(page, left, top))
  return tiles
}

/** Mean squares of differences to the right and downwards. */
function measureTile({ width, data }: Greys, left: number, top: number): Tile {
  let [nearSum, farSum] = [0, 0]
  for (let y = top; y < top + tileSide; y++)
    for (let at = y * width + left, end = at + tileSide; at < end; at++) {
      const grey = Number(data[at])
      nearSum += (Number(data[at + near]) - grey) ** 2 + (Number(data[at + near * width]) - grey) ** 2
      farSum += (Number(data[at + far]) - grey) ** 2 + (Number(data[at + far * width]) - grey) ** 2
    }
  const pixels = tileSide * tileSide
  return { near: nearSum / pixels, far: farSum / pixels }
}

const lowOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * blank)] ?? 0
