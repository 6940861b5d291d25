import type { CompleteFileTexts } from '../complete-file.messages.ts'
import { column, type Flow } from './flow.ts'
import { footLine, footSize } from './page-numbers.ts'
import { drawRun, frame, paper, wrap } from './paper.ts'
import type { PrintedCheck, PrintedFile } from './printed-file.ts'
import { drawLogo, drawTick, fillBox } from './shapes.ts'
import type { Run } from './typeface.ts'

type Head = { t: CompleteFileTexts; siteName: string; file: PrintedFile }

/** The brand, whose file it is, and whether it is verified. */
export function writeHead(flow: Flow, { t, siteName, file }: Head): void {
  const logo = 24
  flow.need(logo)
  const bottom = flow.position() - logo
  flow.decorate(drawLogo(column.left, bottom, logo))
  const name = { x: column.left + logo + 8, y: bottom + 7, size: 14, color: 'text' } as const
  flow.within('P', () => flow.draw(drawRun(flow.typeface.run(siteName, 'bold'), name)))
  if (file.verifiedOn) drawBadge(flow, t.badge, bottom + 2)
  flow.moveTo(bottom)
  flow.gap(20)
  flow.text(t.title, { size: 11, color: 'muted' })
  flow.text(t.names(file), { as: 'H1', size: 23, weight: 'bold' })
  flow.text(t.types[file.applicationType], { size: 11, color: 'muted' })
}

function drawBadge(flow: Flow, text: string, y: number) {
  const [size, height, tick] = [10, 20, 9]
  const run = flow.typeface.run(text, 'bold')
  const width = run.width * size + tick + 28
  const x = column.right - width
  flow.decorate(fillBox({ x, y, width, height }, 'verifiedTint', height / 2))
  flow.decorate(drawTick(x + 12, y + 6, tick, 'verified'))
  const place = { x: x + 16 + tick, y: y + 6.5, size, color: 'verified' } as const
  flow.within('P', () => flow.draw(drawRun(run, place)))
}

/** The code by which anybody can check that this PDF was issued and is unaltered. */
export function writeCheck(flow: Flow, t: CompleteFileTexts, { code, address }: PrintedCheck): void {
  const { typeface } = flow
  const [size, padding, codeSize] = [9, 14, 16]
  const width = column.right - column.left
  const codeRun = typeface.run(code, 'bold')
  const codeWidth = codeRun.width * codeSize
  const textWidth = width - codeWidth - 3 * padding
  const lines = wrap(t.checkHow(address), { typeface, weight: 'regular', size, width: textWidth })
  const height = 2 * padding + 14 + lines.length * size * 1.4
  flow.need(height)
  const top = flow.position()
  flow.decorate(fillBox({ x: column.left, y: top - height, width, height }, 'tint', 8))
  const text = { x: column.left + padding, size, color: 'text' } as const
  const title = { ...text, y: top - padding - 9, size: 11, color: 'primary' } as const
  flow.within('H2', () => flow.draw(drawRun(typeface.run(t.checkTitle, 'bold'), title)))
  const codeX = column.right - padding - codeWidth
  const drawHow = () => {
    lines.forEach((line, index) => {
      const run = typeface.run(index === lines.length - 1 ? `${line} ` : line)
      flow.draw(drawRun(run, { ...text, y: top - padding - 25 - index * size * 1.4 }))
    })
    flow.draw(drawRun(codeRun, { x: codeX, y: top - height / 2 - 6, size: codeSize, color: 'primary' }))
    const box: [number, number, number, number] = [column.left, top - height, column.right, top]
    flow.addLink({ box, to: { address }, description: `${t.checkTitle}, ${address}` })
  }
  flow.within('P', () => flow.within('Link', drawHow))
  flow.moveTo(top - height)
}

/** Room on the right is for the code and the number of the page. */
export const drawCaption = (run: Run) => {
  const x = frame.band + frame.edge
  const size = Math.min(footSize, (paper.short - x - 190) / run.width)
  return drawRun(run, { x, y: footLine, size, color: 'muted' })
}
