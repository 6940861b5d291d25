import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTypeface } from '../pdf/typeface.ts'
import { markPicture } from './mark-picture.ts'

const text = 'Réservé à la location de «\u00a0Studio des Lilas\u00a0» · 12 novembre 2026'

type Grey = (x: number, y: number) => number

async function draw(width: number, height: number, greyAt: Grey): Promise<Buffer> {
  const data = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = greyAt(x, y)
  return sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function read(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, at: (x: number, y: number) => data[y * info.width + x] as number }
}

/** Pixels of a part of the picture that differ from this grey by more than JPEG explains. */
function countMarked(picture: Awaited<ReturnType<typeof read>>, part: [number, number], greyAt: Grey) {
  const [left, top] = [Math.floor(part[0] * picture.width), Math.floor(part[1] * picture.height)]
  let count = 0
  for (let y = top; y < top + picture.height / 2 - 1; y++)
    for (let x = left; x < left + picture.width / 2 - 1; x++)
      if (Math.abs(picture.at(x, y) - greyAt(x, y)) > 16) count++
  return count
}

const quarters = [0, 0.25, 0.5].flatMap((x) => [0, 0.25, 0.5].map((y): [number, number] => [x, y]))

describe('a marked picture', () => {
  it.each([
    ['white paper', 255],
    ['a grey photo', 120],
    ['a dark photo', 10],
  ])('bears the words in every quarter: %s', async (_, grey) => {
    const jpeg = await draw(1_240, 1_754, () => grey)
    const [before, after] = [await read(jpeg), await read(await markPicture(jpeg, text))]
    expect([after.width, after.height]).toEqual([1_240, 1_754])
    for (const part of quarters) {
      expect(countMarked(before, part, () => grey)).toBe(0)
      expect(countMarked(after, part, () => grey)).toBeGreaterThan(2_000)
    }
  })

  it('leaves black letters black and most of the paper white', async () => {
    const isLetter = (x: number, y: number) => y % 40 < 10 && x % 30 < 20
    const after = await read(await markPicture(await draw(1_240, 1_754, (x, y) => (isLetter(x, y) ? 0 : 255)), text))
    let [lightest, white, paper] = [0, 0, 0]
    for (let y = 0; y < after.height; y++)
      for (let x = 0; x < after.width; x++) {
        // a pixel away from the edge, which JPEG blurs
        if ([1, -1].every((by) => isLetter(x + by, y + 3 * by))) lightest = Math.max(lightest, after.at(x, y))
        else if (!isLetter(x, y)) {
          paper++
          if (after.at(x, y) > 240) white++
        }
      }
    expect(lightest).toBeLessThan(80)
    expect(white / paper).toBeGreaterThan(0.85)
  })

  it('is enlarged where the words would be too small to read', async () => {
    const after = await read(await markPicture(await draw(600, 300, () => 255), text))
    expect([after.width, after.height]).toEqual([1_800, 900])
    expect(countMarked(after, [0.25, 0.25], () => 255)).toBeGreaterThan(2_000)
  })

  it('has other pixels for another property and another day', async () => {
    const jpeg = await draw(1_000, 1_400, () => 255)
    const marked = await Promise.all(
      [text, text.replace('Lilas', 'Tulipes'), text.replace('12', '13')].map((words) => markPicture(jpeg, words)),
    )
    expect(new Set(marked.map((bytes) => bytes.toString('base64'))).size).toBe(3)
  })
})

/** One of each script that the fonts have. */
const names = {
  Latin: 'Łukasz Żółć, Ậ Ǻ ǖ',
  Greek: 'Ἀθῆναι',
  Cyrillic: 'Шевченко',
  Armenian: 'Արմեն',
  Georgian: 'თბილისი',
  Arabic: 'فاطمة',
  Hebrew: 'שלום',
  Lao: 'ວຽງຈັນ',
  Tifinagh: 'ⵜⵉⴼⵉⵏⴰⵖ',
  NKo: 'ߒߞߏ',
}

describe('the words of a mark', () => {
  it.each(Object.entries(names))('are drawn in %s letters', async (_, name) => {
    const typeface = openTypeface()
    for (const sign of name.replaceAll(/[\s,\p{M}]/gu, ''))
      expect(typeface.run(sign, 'bold').contours()).not.toEqual([])
    expect(typeface.isLacking()).toBe(false)
    const jpeg = await draw(900, 1_270, () => 255)
    const [marked, other] = [await markPicture(jpeg, name), await markPicture(jpeg, 'o')]
    expect(countMarked(await read(marked), [0, 0], () => 255)).toBeGreaterThan(500)
    expect(marked.equals(other)).toBe(false)
  })

  it('shows a box for a letter that no font has', () => {
    const typeface = openTypeface()
    expect(typeface.run('山', 'bold').contours()).toEqual(typeface.run('□', 'bold').contours())
    expect(typeface.isLacking()).toBe(true)
  })
})
