import { drawRun, type Ink, ink, paper, points, wrap } from './paper.ts'
import type { Typeface, Weight } from './typeface.ts'

const margin = { side: 56, top: 60, bottom: 64 }
const labelWidth = 170
const leading = 1.45

type Look = { size?: number; weight?: Weight; color?: Ink; indent?: number }

/** Writes text from top to bottom, page after page. */
export function createFlow(typeface: Typeface) {
  const pages: string[][] = []
  let y = 0

  const turn = () => {
    pages.push([])
    y = paper.long - margin.top
  }
  /** Starts a page when less than this height is left. */
  const need = (height: number) => {
    if (pages.length === 0 || y - height < margin.bottom) turn()
  }
  const draw = (operators: string) => pages.at(-1)?.push(operators)

  /** Returns where the text began, so that a label can stand beside it. */
  function write(text: string, x: number, { size = 10, weight = 'regular', color = 'text' }: Look) {
    const lines = wrap(text, { typeface, weight, size, width: paper.short - margin.side - x })
    let first = y
    lines.forEach((line, index) => {
      need(size * leading)
      if (index === 0) first = y
      draw(drawRun(typeface.run(line, weight), { x, y: y - size, size, color }))
      y -= size * leading
    })
    return first
  }

  return {
    text: (text: string, look: Look = {}) => void write(text, margin.side + (look.indent ?? 0), look),
    /** A label on the left, its value on the right. */
    row: (label: string, value: string, look: Look = {}) => {
      const { size = 10, indent = 0 } = look
      const x = margin.side + indent
      need(size * leading)
      const labels = wrap(label, { typeface, weight: 'regular', size, width: labelWidth - indent - 12 })
      labels.forEach((line, index) => {
        draw(drawRun(typeface.run(line), { x, y: y - size * (1 + leading * index), size, color: 'muted' }))
      })
      const bottom = y - size * leading * labels.length
      const turned = pages.length
      write(value, margin.side + labelWidth, look)
      if (pages.length === turned) y = Math.min(y, bottom)
    },
    rule: () => {
      need(16)
      draw(`${ink.line} RG 0.75 w ${points(margin.side, y - 8)} m ${points(paper.short - margin.side, y - 8)} l S`)
      y -= 16
    },
    gap: (height: number) => {
      y -= height
    },
    need,
    /** Operators of each page. */
    pages: () => pages.map((operators) => operators.join('\n')),
  }
}
export type Flow = ReturnType<typeof createFlow>
