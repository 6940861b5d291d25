import { points } from './paper.ts'
import type { Typeface } from './typeface.ts'

/** Side of the square it covers: as much as the longer side of a page, so that one mark serves upright and lying. */
export const markSide = 842

/** Twice, a little apart: in dark for paper, in white for the dark parts of a photograph. Too faint to hide anything. */
const layers = [
  { state: 'white', color: '1 1 1', offset: -0.6 },
  { state: 'dark', color: '0.10 0.30 0.36', offset: 0 },
] as const
export const markStates = {
  white: { Type: 'ExtGState', ca: 0.4 },
  dark: { Type: 'ExtGState', ca: 0.3 },
} as const

const angle = Math.PI / 6
const size = 12
/** A long name of a property makes the letters smaller, so that each page shows all of it several times. */
const longest = 400
const between = { rows: 86, texts: 44 }

/**
 * The same text again and again, aslant: whoever cuts one out leaves others. Real text over the page, so that it can be
 * searched for, and survives printing.
 */
export function drawMark(text: string, typeface: Typeface): string {
  const { font, show, width } = typeface.run(text)
  const textSize = Math.min(size, longest / width)
  const length = width * textSize
  const shown = show(textSize)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const step = length + between.texts

  const places: { x: number; y: number }[] = []
  let row = 0
  for (let across = -markSide * sin; across < markSide * cos; across += between.rows) {
    const shift = (row++ % 2) * (step / 2)
    for (let along = -shift; along < markSide * (cos + sin); along += step) {
      const [x, y] = [along * cos - across * sin, along * sin + across * cos]
      const isOutside = x > markSide || y > markSide || x + length * cos < 0 || y + length * sin < 0
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
