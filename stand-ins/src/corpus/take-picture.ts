import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import type { Seeded } from './seeded.ts'
import { toPdf } from './to-pdf.ts'
import { hasText, type Order } from './truth.ts'

/** Dots per point: a scanner at 200 dpi, a phone that holds a page in 8 million pixels. */
const [scanned, photographed] = [200 / 72, 3]

/** The bytes that somebody sends: the PDF itself, a PDF of scanned pages, or a photograph of the first page. */
export async function takePicture(pdf: Buffer, order: Order, seeded: Seeded): Promise<Buffer> {
  if (hasText(order.form)) return pdf
  if (order.form === 'SCANNED') return scan(pdf, order, seeded)
  const [page] = await drawPages(pdf, photographed, 1)
  if (!page) throw new Error('a document without a page')
  return photograph(page, order, seeded)
}

type Page = { width: number; height: number; data: Buffer }

let library: Promise<PDFiumLibrary> | undefined

async function openLibrary(): Promise<PDFiumLibrary> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  return PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer })
}

/** RGBA. */
async function drawPages(pdf: Buffer, scale: number, most = Infinity): Promise<Page[]> {
  library ??= openLibrary()
  const document = await (await library).loadDocument(pdf)
  const pages: Page[] = []
  for (const page of document.pages()) {
    if (pages.length === most) break
    const { width, height, data } = await page.render({ scale, render: 'bitmap' })
    // copied: the memory is used again
    pages.push({ width, height, data: Buffer.from(data) })
  }
  document.destroy()
  return pages
}

const pictureOf = ({ width, height, data }: Page) => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()

/** Steps that sharp would reorder are separate. Raw in between: whoever reads documents may have closed other formats. */
async function settle(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/** Dots by which letters of usual size run into each other. */
const unreadable = (seeded: Seeded): number => 7 + seeded.next() * 3

/** Nearly straight, grey, a little soft. */
async function scan(pdf: Buffer, { mistake }: Order, seeded: Seeded): Promise<Buffer> {
  const drawings = []
  for (const page of await drawPages(pdf, scanned)) {
    const angle = (seeded.next() - 0.5) * 1.6
    const turned = await settle(pictureOf(page).greyscale().rotate(angle, { background: '#ffffff' }))
    const blur = mistake === 'BLURRED' ? unreadable(seeded) : 0.5
    const picture = await turned.blur(blur).jpeg({ quality: 72 }).toBuffer()
    const size = { width: page.width / scanned, height: page.height / scanned }
    drawings.push({ ...size, items: [{ picture, x: 0, y: 0, ...size }] })
  }
  return toPdf(drawings)
}

/** On a table, turned, a little out of focus or far too much, with the noise of a small sensor. */
async function photograph(page: Page, { form, mistake }: Order, seeded: Seeded): Promise<Buffer> {
  const isDark = form === 'LOW_LIGHT'
  const angle = form === 'UPSIDE_DOWN' ? 180 + (seeded.next() - 0.5) * 6 : seeded.integer(1, 35) * seeded.pick([1, -1])
  const table = { r: 121, g: 96, b: 72 }
  const margin = { top: 60, bottom: 60, left: 60, right: 60, background: table }
  const laid = await settle(pictureOf(page).extend(margin))
  const turned = await settle(laid.rotate(angle, { background: table }))
  const light = isDark ? 0.28 + seeded.next() * 0.17 : 0.85 + seeded.next() * 0.15
  const blur = mistake === 'BLURRED' ? unreadable(seeded) : 0.5 + seeded.next() * (isDark ? 0.5 : 0.9)
  const dim = await settle(turned.blur(blur).linear(light, isDark ? 8 : 0))
  return dim
    .composite([{ ...noiseTile(seeded, isDark ? 22 : 8), tile: true, blend: 'hard-light' }])
    .jpeg({ quality: seeded.integer(62, 85) })
    .toBuffer()
}

const tileSide = 192

/** Middle grey changes nothing; lighter and darker dots do. */
function noiseTile(seeded: Seeded, strength: number) {
  const input = Buffer.alloc(tileSide * tileSide * 3)
  for (let index = 0; index < input.length; index += 3)
    input.fill(128 + Math.round((seeded.next() - 0.5) * 2 * strength), index, index + 3)
  return { input, raw: { width: tileSide, height: tileSide, channels: 3 } } as const
}
