import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { Drawing, Item, Picture, Shape, Text } from './drawing.ts'

type Page = ReturnType<PDFDocument['addPage']>
type Font = Awaited<ReturnType<PDFDocument['embedFont']>>
type Fonts = Record<'regular' | 'bold' | 'mono' | 'patch', Font>

/** The same bytes for the same drawings. */
const madeAt = new Date('2026-11-02T09:00:00Z')

/** One page per drawing. */
export async function toPdf(drawings: readonly Drawing[]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  setFacts(pdf, madeAt)
  const fonts = await embedFonts(pdf)
  for (const { width, height, items } of drawings) await drawItems(pdf, pdf.addPage([width, height]), fonts, items)
  return Buffer.from(await pdf.save())
}

/** Draws over the first page of a PDF and saves it behind what was there: what editors of PDFs do. */
export async function drawOver(bytes: Buffer, items: readonly Item[]): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false })
  pdf.setModificationDate(new Date(madeAt.getTime() + 86_400_000))
  await drawItems(pdf, pdf.getPage(0), await embedFonts(pdf), items)
  return Buffer.from(await pdf.commit({ useObjectStreams: false }))
}

function setFacts(pdf: PDFDocument, at: Date) {
  pdf.setCreationDate(at)
  pdf.setModificationDate(at)
  pdf.setProducer('Éditeur de démonstration')
  pdf.setCreator('Éditeur de démonstration')
}

const embedFonts = async (pdf: PDFDocument): Promise<Fonts> => ({
  regular: await pdf.embedFont(StandardFonts.Helvetica),
  bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  mono: await pdf.embedFont(StandardFonts.Courier),
  patch: await pdf.embedFont(StandardFonts.TimesRoman),
})

async function drawItems(pdf: PDFDocument, page: Page, fonts: Fonts, items: readonly Item[]) {
  for (const item of items) {
    if ('text' in item) writeText(page, fonts, item)
    else if ('shape' in item) drawShape(page, item)
    else await drawPicture(pdf, page, item)
  }
}

function writeText(page: Page, fonts: Fonts, { text, x, y, size, ...look }: Text) {
  const font = look.isMono ? fonts.mono : look.isBold ? fonts.bold : fonts.regular
  const written = text.replaceAll('\u202f', '\u00a0') // Helvetica has no narrow space
  const runs = splitAt(written, look.patchAt).map((run, index) => ({ run, font: index === 1 ? fonts.patch : font }))
  const width = runs.reduce((sum, { run, font }) => sum + font.widthOfTextAtSize(run, size), 0)
  let left = look.isRight ? x - width : x
  for (const { run, font } of runs) {
    page.drawText(run, {
      x: left,
      y: page.getHeight() - y,
      size,
      font,
      color: colourOf(look.colour ?? '#1c2321'),
      rotate: degrees(look.rise ?? 0),
    })
    left += font.widthOfTextAtSize(run, size)
  }
}

const splitAt = (text: string, at: number | undefined) =>
  at === undefined ? [text] : [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]

function drawShape(page: Page, { shape, x, y, width, height, colour }: Shape) {
  const color = colourOf(colour)
  if (shape === 'box') page.drawRectangle({ x, y: page.getHeight() - y - height, width, height, color })
  else {
    const centre = { x: x + width / 2, y: page.getHeight() - y - height / 2 }
    page.drawEllipse({ ...centre, xScale: width / 2, yScale: height / 2, color })
  }
}

async function drawPicture(pdf: PDFDocument, page: Page, { picture, x, y, width, height }: Picture) {
  const isPng = picture[0] === 0x89
  const embedded = isPng ? await pdf.embedPng(picture) : await pdf.embedJpg(picture)
  page.drawImage(embedded, { x, y: page.getHeight() - y - height, width, height })
}

function colourOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = hex.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16) / 255) ?? []
  return rgb(red, green, blue)
}
