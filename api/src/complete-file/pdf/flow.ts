import { drawRun, frame, type Ink, paper, wrap } from './paper.ts'
import { drawLeader, drawLine, fillBox } from './shapes.ts'
import type { Typeface, Weight } from './typeface.ts'

/** Where text may stand: beside the watermark, above the foot. */
export const column = { left: frame.band + 36, right: paper.short - 44, top: paper.long - 46, bottom: frame.foot + 18 }
const labelWidth = 150
const ruleHeight = 16

type Look = { size?: number; weight?: Weight; color?: Ink; indent?: number; width?: number }
/** A rectangle that leads to a document or an address. */
export type Link = { box: [number, number, number, number]; to: { destination: string } | { address: string } }
export type FlowPage = { operators: string; links: Link[] }

/** Writes text from top to bottom, page after page. `spacing` stretches lines and gaps. */
export function createFlow(typeface: Typeface, spacing = 1) {
  const pages: { operators: string[]; links: Link[] }[] = []
  const leading = 1.4 * spacing
  /** Of the pages before the last one. */
  const fills: number[] = []
  let y = 0

  const fillOf = (height: number) => (column.top - height) / (column.top - column.bottom)
  const turn = () => {
    if (pages.length > 0) fills.push(fillOf(y))
    pages.push({ operators: [], links: [] })
    y = column.top
  }
  /** Starts a page when less than this height is left. */
  const need = (height: number) => {
    if (pages.length === 0 || y - height < column.bottom) turn()
  }
  const draw = (operators: string) => void pages.at(-1)?.operators.push(operators)
  const addLink = (link: Link) => void pages.at(-1)?.links.push(link)
  const widthOf = (text: string, size: number, weight: Weight = 'regular') => typeface.run(text, weight).width * size

  function write(text: string, x: number, { size = 10, weight = 'regular', color = 'text', width }: Look) {
    const lines = wrap(text, { typeface, weight, size, width: width ?? column.right - x })
    lines.forEach((line) => {
      need(size * leading)
      draw(drawRun(typeface.run(line, weight), { x, y: y - size, size, color }))
      y -= size * leading
    })
  }

  /** Label above value, side by side in boxes of one height. */
  function figures(entries: readonly { label: string; value: string }[]) {
    const gap = 8
    const width = (column.right - column.left - gap * (entries.length - 1)) / entries.length
    const inside = width - 20
    const labels = entries.map(({ label }) => wrap(label, { typeface, weight: 'regular', size: 8, width: inside }))
    const height = 34 + 10.5 * Math.max(...labels.map((lines) => lines.length))
    need(height)
    entries.forEach(({ value }, index) => {
      const x = column.left + index * (width + gap)
      draw(fillBox({ x, y: y - height, width, height }, 'sunken'))
      const size = Math.min(15, inside / widthOf(value, 1, 'bold'))
      draw(drawRun(typeface.run(value, 'bold'), { x: x + 10, y: y - 23, size, color: 'text' }))
      labels[index]?.forEach((line, place) => {
        draw(drawRun(typeface.run(line), { x: x + 10, y: y - 36 - 10.5 * place, size: 8, color: 'muted' }))
      })
    })
    y -= height
  }

  return {
    text: (text: string, look: Look = {}) => void write(text, column.left + (look.indent ?? 0), look),
    figures,
    /** A label on the left, its value on the right. */
    row: (label: string, value: string, look: Look = {}) => {
      const { size = 10, indent = 0 } = look
      const x = column.left + indent
      const labels = wrap(label, { typeface, weight: 'regular', size, width: labelWidth - indent - 12 })
      need(size * leading * labels.length)
      labels.forEach((line, index) => {
        draw(drawRun(typeface.run(line), { x, y: y - size * (1 + leading * index), size, color: 'muted' }))
      })
      const bottom = y - size * leading * labels.length
      const turned = pages.length
      write(value, column.left + labelWidth, look)
      if (pages.length === turned) y = Math.min(y, bottom)
    },
    /** A line of the contents: the title, dots, the number of its page. */
    entry: (title: string, page: string, destination: string) => {
      const size = 10
      const pageWidth = widthOf(page, size)
      const lines = wrap(title, { typeface, weight: 'regular', size, width: column.right - column.left - 60 })
      need(size * leading * lines.length)
      const top = y
      lines.forEach((line) => {
        draw(drawRun(typeface.run(line), { x: column.left, y: y - size, size, color: 'text' }))
        y -= size * leading
      })
      const base = y + size * leading - size
      const end = column.left + widthOf(lines.at(-1) ?? '', size)
      draw(drawLeader(end + 8, column.right - pageWidth - 8, base + 2))
      draw(drawRun(typeface.run(page), { x: column.right - pageWidth, y: base, size, color: 'text' }))
      addLink({ box: [column.left, y, column.right, top], to: { destination } })
    },
    /** None at the top of a page. */
    rule: () => {
      need(ruleHeight)
      if (y === column.top) return
      draw(drawLine([column.left, y - 8], [column.right, y - 8]))
      y -= ruleHeight
    },
    /** None at the top of a page. */
    gap: (height: number) => {
      if (y === column.top) return
      y -= height * spacing
    },
    need,
    draw,
    addLink,
    typeface,
    spacing,
    /** The height at which the next line begins. */
    position: () => y,
    moveTo: (height: number) => {
      y = height
    },
    /** How much of the emptiest page is written on, from 0 to 1. */
    leastFilled: () => Math.min(...fills, fillOf(y)),
    pages: (): FlowPage[] => pages.map(({ operators, links }) => ({ operators: operators.join('\n'), links })),
  }
}

export type Flow = ReturnType<typeof createFlow>

/** Starts a page rather than break what is written, unless it is longer than a page. */
export function keepTogether(flow: Flow, write: (to: Flow) => void): void {
  const trial = createFlow(flow.typeface, flow.spacing)
  trial.need(0)
  write(trial)
  if (trial.pages().length === 1) flow.need(column.top - trial.position() + ruleHeight)
  write(flow)
}
