import { drawRun, frame, ink, points } from './paper.ts'
import type { Typeface } from './typeface.ts'

/** Side of the covered square: the longer side of a page, so that it fits portrait and landscape. */
export const watermarkSide = 842

/**
 * Across documents. Multiplied with the page, a light colour marks the paper and leaves black letters black; the
 * other way round it marks the dark parts of a photo.
 */
const layers = [
  { state: 'onLight', color: '0.76 0.87 0.85', offset: 0 },
  { state: 'onDark', color: '0.16 0.2 0.19', offset: -0.6 },
] as const

export const watermarkStates = {
  onLight: { Type: 'ExtGState', BM: 'Multiply' },
  onDark: { Type: 'ExtGState', BM: 'Screen' },
} as const

const angle = Math.PI / 6
const size = 12
/** A long text gets smaller, so that each page shows all of it several times. */
const longest = 400
const between = { rows: 86, texts: 44 }

/**
 * Repeats the text diagonally, so that cutting one out leaves others. Real text on the page: searchable, and visible
 * in print.
 */
export function drawWatermark(text: string, typeface: Typeface): string {
  const { font, show, width } = typeface.run(text, 'bold')
  const textSize = Math.min(size, longest / width)
  const length = width * textSize
  const shown = show(textSize)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const step = length + between.texts
  const places: { x: number; y: number }[] = []
  let row = 0
  for (let across = -watermarkSide * sin; across < watermarkSide * cos; across += between.rows) {
    const shift = (row++ % 2) * (step / 2)
    for (let along = -shift; along < watermarkSide * (cos + sin); along += step) {
      const [x, y] = [along * cos - across * sin, along * sin + across * cos]
      const isOutside = x > watermarkSide || y > watermarkSide || x + length * cos < 0 || y + length * sin < 0
      if (!isOutside) places.push({ x, y })
    }
  }
  const turn = [cos, sin, -sin, cos].map((value) => value.toFixed(4)).join(' ')
  return layers
    .map(({ state, color, offset }) => {
      const texts = places.map(({ x, y }) => `${turn} ${points(x - offset, y + offset)} Tm ${shown}`)
      return `/${state} gs BT /${font} ${points(textSize)} Tf ${color} rg\n${texts.join('\n')}\nET`
    })
    .join('\n')
}

const band = { size: 8, end: 20, between: 40 }

/** The same text in a strip along the left edge, from the bottom up, beside everything that is to be read. */
export function drawBand(text: string, typeface: Typeface, height: number): string {
  const run = typeface.run(text, 'bold')
  const textSize = Math.min(band.size, (height - 2 * band.end) / run.width)
  const length = run.width * textSize
  const count = Math.max(1, Math.floor((height - 2 * band.end + band.between) / (length + band.between)))
  const step = count > 1 ? (height - 2 * band.end - length) / (count - 1) : 0
  const x = frame.band / 2 + textSize * 0.35
  const texts = Array.from({ length: count }, (_, index) => {
    const drawn = drawRun(run, { x: 0, y: 0, size: textSize, color: 'primary' })
    return `q 0 1 -1 0 ${points(x, band.end + index * step)} cm ${drawn} Q`
  })
  return [`${ink.tint} rg 0 0 ${points(frame.band, height)} re f`, ...texts].join('\n')
}
