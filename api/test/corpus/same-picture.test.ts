import { bandsOf, isSamePicture } from '@bailclair/domain/reading/picture-print.rules.ts'
import { type CorpusDocument, makeCorpus, sampleOf } from '@bailclair/stand-ins/corpus/corpus.ts'
import { hasText } from '@bailclair/stand-ins/corpus/truth.ts'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { pagesOf } from '#document/album.ts'
import { treatUpload } from '#document/treat-upload.ts'
import { greyCells } from '#reading/grey-cells.ts'

/** `npm run test:corpus` takes every scan and photograph; elsewhere one of every form, since each takes seconds. */
const isWhole = process.env['CORPUS'] === 'full'
const inSample = ({ truth }: CorpusDocument) => !truth.forgery
const [patience, wholePatience] = [900_000, 7_200_000]

/** What messengers, scanners' programs and people who save again do to a picture. */
const copies: Readonly<Record<string, (picture: Sharp, width: number) => Sharp>> = {
  'encoded again': (picture) => picture.jpeg({ quality: 50 }),
  'half as large': (picture, width) => picture.resize(Math.round(width / 2)).jpeg({ quality: 75 }),
  '1,080 pixels wide': (picture) => picture.resize(1_080).jpeg({ quality: 70 }),
  '700 pixels wide': (picture) => picture.resize(700).jpeg({ quality: 70 }),
}

type Page = { name: string; cells: Buffer; copies: { name: string; cells: Buffer }[] }
const pages: Page[] = []

const cellsOf = async (jpeg: Buffer) => {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.from(greyCells({ width: info.width, height: info.height, data }), 'base64')
}

beforeAll(
  async () => {
    const corpus = makeCorpus()
    const chosen = isWhole ? corpus : sampleOf(corpus).filter(inSample)
    for (const document of chosen.filter(({ form }) => !hasText(form))) {
      const treated = await treatUpload(await document.draw())
      for (const [index, jpeg] of (await pagesOf(treated)).entries()) {
        const { width } = await sharp(jpeg).metadata()
        const copied: Page['copies'] = []
        for (const [name, copy] of Object.entries(copies))
          copied.push({ name, cells: await cellsOf(await copy(sharp(jpeg), width).toBuffer()) })
        const { greys = '' } = treated.reading.pages[index] ?? {}
        pages.push({ name: `${document.id} ${index + 1}`, cells: Buffer.from(greys, 'base64'), copies: copied })
      }
    }
  },
  isWhole ? wholePatience : patience,
)

/** As a file of somebody else is searched: a band in common, then the cells. */
function isRecognised(one: Buffer, other: Buffer): boolean {
  const others = bandsOf(other).map((band) => band.join(''))
  const hasBand = bandsOf(one).some((band, index) => band.join('') === others[index])
  return hasBand && isSamePicture(one, other)
}

/** Of copies; a missed one costs a signal, a wrong one accuses somebody. */
const mostMissed = 0.01

it('a scan or photograph that was encoded again or made smaller is recognised', () => {
  const all = pages.flatMap((page) => page.copies.map((copy) => ({ page, copy })))
  const missed = all.filter(({ page, copy }) => !isRecognised(page.cells, copy.cells))
  console.log(`Same picture: ${all.length - missed.length} of ${all.length} copies of ${pages.length} pages recognised`)
  expect(all.length).toBeGreaterThan(20)
  const names = missed.map(({ page, copy }) => `${page.name}, ${copy.name}`).join('; ')
  expect(missed.length / all.length, names).toBeLessThanOrEqual(mostMissed)
})

it('no two different pages are the same picture', () => {
  const pairs = pages.flatMap((one, index) => pages.slice(index + 1).map((other) => ({ one, other })))
  const taken = pairs.filter(({ one, other }) => isRecognised(one.cells, other.cells))
  console.log(`Same picture: ${taken.length} of ${pairs.length} pairs of different pages taken for the same`)
  expect(taken.map(({ one, other }) => `${one.name} | ${other.name}`)).toEqual([])
})
