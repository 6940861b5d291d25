import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { Drawing, Shape, Text } from './drawing.ts'

type Page = ReturnType<PDFDocument['addPage']>
type Fonts = Record<'regular' | 'bold', Awaited<ReturnType<PDFDocument['embedFont']>>>

/** One page per drawing. */
export async function toPdf(drawings: readonly Drawing[]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  for (const { width, height, items } of drawings) {
    const page = pdf.addPage([width, height])
    for (const item of items) {
      if ('text' in item) writeText(page, fonts, height, item)
      else drawShape(page, height, item)
    }
  }
  return Buffer.from(await pdf.save())
}

function writeText(page: Page, fonts: Fonts, height: number, { text, x, y, size, ...look }: Text) {
  const font = look.isBold ? fonts.bold : fonts.regular
  const written = text.replaceAll('\u202f', '\u00a0') // Helvetica has no narrow space
  page.drawText(written, {
    x: look.isRight ? x - font.widthOfTextAtSize(written, size) : x,
    y: height - y,
    size,
    font,
    color: colourOf(look.colour ?? '#1c2321'),
    rotate: degrees(look.rise ?? 0),
  })
}

function drawShape(page: Page, pageHeight: number, { shape, x, y, width, height, colour }: Shape) {
  const color = colourOf(colour)
  if (shape === 'box') page.drawRectangle({ x, y: pageHeight - y - height, width, height, color })
  else {
    const centre = { x: x + width / 2, y: pageHeight - y - height / 2 }
    page.drawEllipse({ ...centre, xScale: width / 2, yScale: height / 2, color })
  }
}

function colourOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = hex.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16) / 255) ?? []
  return rgb(red, green, blue)
}
