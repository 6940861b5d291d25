import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { pageOf, pictureOf } from '#test/page-picture.ts'
import { pdfWithScan, picture } from '#test/sample-files.ts'
import { readInProcess } from './reader.ts'
import { measureSharpness } from './sharpness.ts'

const line = 'Salaire brut 2 845,00 cotisations 631,20 net avant impôt 2 213,80 net payé 2 098,40'
const page = await pageOf(...Array(30).fill(line))
const sharpPage = await pictureOf(page)
const blurredPage = await sharp(sharpPage).blur(7).jpeg().toBuffer()

async function measure(jpeg: Buffer): Promise<number | undefined> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return measureSharpness({ width: info.width, height: info.height, data })
}
const grain = await sharp({
  create: {
    width: 1_654,
    height: 2_340,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
    background: '#000',
  },
})
  .jpeg({ quality: 95 })
  .toBuffer()

const looks: [string, (picture: Sharp) => Sharp][] = [
  ['as it is', (picture) => picture],
  ['in low light', (picture) => picture.linear(0.3, 5)],
  ['with little contrast', (picture) => picture.linear(0.3, 150)],
  ['upside down', (picture) => picture.rotate(180)],
  ['turned by 20 degrees', (picture) => picture.rotate(20, { background: '#ffffff' })],
  ['saved badly', (picture) => picture.jpeg({ quality: 30 })],
  ['half as large', (picture) => picture.resize(827)],
  ['with the noise of a small sensor', (picture) => picture.composite([{ input: grain, blend: 'soft-light' }])],
]

it.each(looks)('a page that can be read is sharp, and blurred it is not: %s', async (_, change) => {
  const [readable, blurred] = [sharpPage, blurredPage].map(async (one) =>
    measure(await change(sharp(one)).jpeg().toBuffer()),
  )
  expect(await readable).toBeGreaterThan(0.3)
  expect(await blurred).toBeLessThan(0.22)
})

it.each([
  ['empty', () => picture(1_600, 2_200).jpeg().toBuffer()],
  ['with a number alone', async () => pictureOf(await pageOf('Page 2/2'))],
  ['with a number alone, and blurred', async () => pictureOf(await pageOf('Page 2/2'), (one) => one.blur(7))],
  ['a single dot', () => picture(1, 1).jpeg().toBuffer()],
])('a page that is %s has none', async (_, make) => {
  expect(await measure(await make())).toBeUndefined()
})

it('pictures are measured when they are read, alone or in a PDF; text is not', async () => {
  const sharpnessOf = async (bytes: Buffer) => (await readInProcess(bytes)).pages.map(({ sharpness }) => sharpness)
  const sharpness = await measure(blurredPage)
  expect(await sharpnessOf(blurredPage)).toEqual([sharpness])
  expect(await sharpnessOf(await pdfWithScan(sharpPage))).toEqual([undefined, expect.closeTo(0.5, 0)])
  expect(await sharpnessOf(page)).toEqual([undefined])
})

it.each([72, 100, 150])('a scan of %i dots an inch, which is enlarged, is not blurred', async (dots) => {
  const scan = await sharp(sharpPage)
    .resize(Math.round((595 / 72) * dots))
    .jpeg()
    .toBuffer()
  expect((await readInProcess(await pdfWithScan(scan))).pages[1]?.sharpness).toBeGreaterThan(0.3)
})
