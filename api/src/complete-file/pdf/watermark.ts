import { points } from './paper.ts'
import type { Typeface } from './typeface.ts'

/** Side of the covered square: the longer side of a page, so that it fits portrait and landscape. */
export const watermarkSide = 842

/** Drawn twice with an offset: dark for paper, white for dark parts of a photo. Too faint to hide anything. */
const layers = [
  { state: 'white', color: '1 1 1', offset: -0.6 },
  { state: 'dark', color: '0.10 0.30 0.36', offset: 0 },
] as const
export const watermarkStates = {
  white: { Type: 'ExtGState', ca: 0.4 },
  dark: { Type: 'ExtGState', ca: 0.3 },
} as const

const angle = Math.PI / 6
const size = 12
/** A long text gets smaller, so that each page shows all of it several times. */
const longest = 400
const between = { rows: 86, texts: 44 }

/**
 * Repeats the text diagonally, so that cutting one out leaves others. Real text over the page: searchable, and visible
 * in print.
 */
export function drawWatermark(text: string, typeface: Typeface): string {
  const { font, show, width } = typeface.run(text)
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
