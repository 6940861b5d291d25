import { join } from 'node:path'
import type { Drawing, Picture, Shape, Text } from '@bailclair/stand-ins/corpus/drawing.ts'
import sharp, { type OverlayOptions } from 'sharp'
import { projectRoot } from '#project.ts'

/** Used when the system has no fonts. */
const fontfile = join(projectRoot, 'api/assets/dejavu-sans/DejaVuSans.ttf')
const dotsPerPoint = 2.5
/** With this value, sharp draws text at the size in points that the drawing has. */
const dpi = 72 * dotsPerPoint

/** Imitates a photo by phone. `blur` is in dots and makes the text unreadable. */
export async function toJpeg({ width, height, items }: Drawing, { blur = 0 } = {}): Promise<Buffer> {
  const shapes = items.filter((item) => 'shape' in item).map(toSvg)
  const [wide, high] = [width, height].map((length) => Math.round(length * dotsPerPoint))
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fdfcf8"/>${shapes.join('')}</svg>`
  const texts = await Promise.all(items.filter((item) => 'text' in item).map(toOverlay))
  const pictures = await Promise.all(items.filter((item) => 'picture' in item).map(toPlaced))
  const picture = await sharp(Buffer.from(paper))
    .composite([...texts, ...pictures])
    .jpeg({ quality: 82 })
    .toBuffer()
  return blur === 0 ? picture : sharp(picture).blur(blur).jpeg({ quality: 60 }).toBuffer()
}

const toSvg = ({ shape, x, y, width, height, colour }: Shape) =>
  shape === 'box'
    ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`
    : `<ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}" fill="${colour}"/>`

const toPlaced = async ({ picture, x, y, width, height }: Picture): Promise<OverlayOptions> => {
  const [wide, high, left, top] = [width, height, x, y].map((length) => Math.round(length * dotsPerPoint))
  const size = { width: wide ?? 0, height: high ?? 0, kernel: 'nearest', fit: 'fill' } as const
  return { input: await sharp(picture).resize(size).png().toBuffer(), left: left ?? 0, top: top ?? 0 }
}

/** Descender depth of the letters, as a share of the font size. */
const depthOf = (text: string) => (/[gjpqyçQ,;()]/.test(text) ? 0.2 : 0)

async function toOverlay({
  text,
  x,
  y,
  size,
  isBold,
  isRight,
  colour = '#1c2321',
  rise,
}: Text): Promise<OverlayOptions> {
  const weight = isBold ? 'bold' : 'normal'
  const written = `<span foreground="${colour}" weight="${weight}">${escaped(text)}</span>`
  const letters = sharp({ text: { text: written, font: `DejaVu Sans ${Math.round(size)}`, fontfile, rgba: true, dpi } })
  const rotated = rise ? sharp(await letters.png().toBuffer()).rotate(-rise, { background: '#00000000' }) : letters
  const { data, info } = await rotated.png().toBuffer({ resolveWithObject: true })
  return {
    input: data,
    left: Math.max(0, Math.round(x * dotsPerPoint - (isRight ? info.width : 0))),
    top: Math.max(0, Math.round((y + (rise ? 0 : depthOf(text) * size)) * dotsPerPoint - info.height)),
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
