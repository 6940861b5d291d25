import { createMarkedPage, type Element, type Figure, type StructureType } from './marked-content.ts'
import { drawRun, frame, type Ink, paper, wrap } from './paper.ts'
import { drawLeader, drawLine, fillBox } from './shapes.ts'
import type { Typeface, Weight } from './typeface.ts'

/** Where text may stand: beside the watermark, above the foot. */
export const column = { left: frame.band + 36, right: paper.short - 44, top: paper.long - 46, bottom: frame.foot + 18 }
const labelWidth = 150
const ruleHeight = 16

type Look = { size?: number; weight?: Weight; color?: Ink; width?: number }
type Target = { destination: string } | { address: string }
/** A rectangle that leads to a document or an address, and what a screen reader says of it. */
export type Link = { box: [number, number, number, number]; to: Target; description: string; element: Element }
/** `elements`: by the id of their marked content. */
export type FlowPage = { operators: string; elements: readonly Element[]; links: Link[] }

/** Writes text from top to bottom, page after page. `spacing` stretches lines and gaps. */
export function createFlow(typeface: Typeface, spacing = 1) {
  const pages: { marked: ReturnType<typeof createMarkedPage>; links: Link[] }[] = []
  const root: Element = { type: 'Document', kids: [] }
  let element = root
  const leading = 1.4 * spacing
  /** Of the pages before the last one. */
  const fills: number[] = []
  let y = 0

  const fillOf = (height: number) => (column.top - height) / (column.top - column.bottom)
  const turn = () => {
    if (pages.length > 0) fills.push(fillOf(y))
    pages.push({ marked: createMarkedPage(pages.length), links: [] })
    y = column.top
  }
  /** Starts a page when less than this height is left. */
  const need = (height: number) => {
    if (pages.length === 0 || y - height < column.bottom) turn()
  }
  /** Content of the element that is being written. */
  const draw = (operators: string) => pages.at(-1)?.marked.draw(operators, element)
  const decorate = (operators: string) => pages.at(-1)?.marked.draw(operators)
  const addLink = (link: Omit<Link, 'element'>) => void pages.at(-1)?.links.push({ ...link, element })
  /** Writes inside a new element of the structure, which is left out if it stays empty. */
  const within = (type: StructureType, write: () => void, figure?: Figure) => {
    const parent = element
    element = { type, kids: [], ...(figure ? { figure } : {}) }
    write()
    if (element.kids.length > 0) parent.kids.push(element)
    element = parent
  }
  const widthOf = (text: string, size: number, weight: Weight = 'regular') => typeface.run(text, weight).width * size

  function write(text: string, x: number, { size = 10, weight = 'regular', color = 'text', width }: Look) {
    const lines = wrap(text, { typeface, weight, size, width: width ?? column.right - x })
    lines.forEach((line) => {
      need(size * leading)
      draw(drawRun(typeface.run(line, weight), { x, y: y - size, size, color }))
      y -= size * leading
    })
  }

  /** Value above label, side by side in boxes of one height. The label is read first. */
  function figures(entries: readonly { label: string; value: string }[]) {
    const gap = 8
    const width = (column.right - column.left - gap * (entries.length - 1)) / entries.length
    const inside = width - 20
    const labels = entries.map(({ label }) => wrap(label, { typeface, weight: 'regular', size: 8, width: inside }))
    const height = 34 + 10.5 * Math.max(...labels.map((lines) => lines.length))
    need(height)
    entries.forEach(({ value }, index) => {
      const x = column.left + index * (width + gap)
      decorate(fillBox({ x, y: y - height, width, height }, 'sunken'))
      const size = Math.min(15, inside / widthOf(value, 1, 'bold'))
      const drawLabel = () =>
        labels[index]?.forEach((line, place) => {
          draw(drawRun(typeface.run(line), { x: x + 10, y: y - 36 - 10.5 * place, size: 8, color: 'muted' }))
        })
      const drawValue = () => draw(drawRun(typeface.run(value, 'bold'), { x: x + 10, y: y - 23, size, color: 'text' }))
      within('LI', () => {
        within('Lbl', () => drawLabel())
        within('LBody', drawValue)
      })
    })
    y -= height
  }

  return {
    text: (text: string, { as = 'P', ...look }: Look & { as?: 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' } = {}) =>
      within(as, () => write(text, column.left, look)),
    figures: (entries: Parameters<typeof figures>[0]) => within('L', () => figures(entries)),
    /** Around rows. */
    list: (writeRows: () => void) => within('L', writeRows),
    /** A label on the left, its values on the right. */
    row: (label: string, values: readonly string[], look: Look = {}) => {
      const { size = 10 } = look
      const labels = wrap(label, { typeface, weight: 'regular', size, width: labelWidth - 12 })
      const drawLabel = () =>
        labels.forEach((line, index) => {
          const y0 = y - size * (1 + leading * index)
          draw(drawRun(typeface.run(line), { x: column.left, y: y0, size, color: 'muted' }))
        })
      const writeValue = (value: string) => write(value, column.left + labelWidth, look)
      need(size * leading * labels.length)
      const [bottom, turned] = [y - size * leading * labels.length, pages.length]
      within('LI', () => {
        within('Lbl', drawLabel)
        within('LBody', () => {
          if (values.length === 1) for (const value of values) writeValue(value)
          else for (const value of values) within('P', () => writeValue(value))
        })
      })
      if (pages.length === turned) y = Math.min(y, bottom)
    },
    /** A line of a list, behind a bullet. */
    item: (text: string, size = 10) =>
      within('LI', () => {
        need(size * leading)
        within('Lbl', () => draw(drawRun(typeface.run('•'), { x: column.left + 2, y: y - size, size, color: 'muted' })))
        within('LBody', () => write(text, column.left + 14, { size }))
      }),
    /** A line of the contents: the title, dots, the number of its page. */
    entry: (title: string, page: string, destination: string) => {
      const size = 10
      const pageWidth = widthOf(page, size)
      const lines = wrap(title, { typeface, weight: 'regular', size, width: column.right - column.left - 60 })
      need(size * leading * lines.length)
      const top = y
      const end = column.left + widthOf(lines.at(-1) ?? '', size)
      const drawEntry = () => {
        // the space after the last line separates title and page number for a reader that sees neither
        lines.forEach((line, index) => {
          const run = typeface.run(index === lines.length - 1 ? `${line} ` : line)
          draw(drawRun(run, { x: column.left, y: y - size, size, color: 'text' }))
          y -= size * leading
        })
        const base = y + size * leading - size
        decorate(drawLeader(end + 8, column.right - pageWidth - 8, base + 2))
        draw(drawRun(typeface.run(page), { x: column.right - pageWidth, y: base, size, color: 'text' }))
        addLink({ box: [column.left, y, column.right, top], to: { destination }, description: title })
      }
      within('TOCI', () => within('Reference', () => within('Link', drawEntry)))
    },
    /** None at the top of a page. */
    rule: () => {
      need(ruleHeight)
      if (y === column.top) return
      decorate(drawLine([column.left, y - 8], [column.right, y - 8]))
      y -= ruleHeight
    },
    /** None at the top of a page. */
    gap: (height: number) => {
      if (y === column.top) return
      y -= height * spacing
    },
    need,
    draw,
    decorate,
    within,
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
    pages: (): FlowPage[] =>
      pages.map(({ marked, links }) => ({ operators: marked.operators(), elements: marked.elements, links })),
    /** Top elements of the structure. */
    elements: (): Element[] => root.kids.filter((kid) => 'type' in kid),
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
