import { drawRun, frame, ink, points } from './paper.ts'
import type { Typeface } from './typeface.ts'

const band = { size: 8, end: 20, between: 40 }

/** The words of the mark in a strip along the left edge, from the bottom up, beside everything that is to be read. */
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
