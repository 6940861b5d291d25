import { PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { Block, TextDocument } from '#platform/paper/text-document.ts'
import { completeFileTexts } from '../complete-file.messages.ts'
import { drawCaption, writeCheck } from './cover.ts'
import { column, createFlow, type Flow } from './flow.ts'
import { createPageNumber } from './page-numbers.ts'
import { drawRun, fromRight, wrap } from './paper.ts'
import { numberFrom, numbers, type Piece, writePiece } from './piece.ts'
import type { PrintedCheck } from './printed-file.ts'
import { fillBox } from './shapes.ts'
import { registerSummary } from './summary-pages.ts'
import { openTypeface } from './typeface.ts'
import { writeDrawings } from './write-drawings.ts'

export type TextJob = {
  kind: 'text'
  document: TextDocument
  siteName: string
  /** Undefined for a PDF that is not recorded. */
  check: PrintedCheck | undefined
}

/** Pages of text with headings, rows and lists, tagged like the summary of a file (decision 232). */
export async function renderTextPages({ document, siteName, check }: TextJob): Promise<Piece> {
  const t = completeFileTexts[document.language]
  const typeface = openTypeface()
  const context = numberFrom(PDFContext.create(), numbers.first)
  const flow = createFlow(typeface)
  for (const block of document.blocks) writeBlock(flow, block)
  if (check) {
    flow.gap(14)
    writeCheck(flow, t, check)
  }
  const pages = flow.pages()
  const drawNumber = createPageNumber({ typeface, t, check, total: pages.length })
  const foot = drawCaption(typeface.run(`${siteName}  ·  ${document.foot}`))
  const feet = pages.map((_, index) => `${foot} ${fromRight(drawNumber(String(index + 1)))}`)
  // last: only now are all used characters known
  const fonts = context.register(context.obj(await typeface.embed(context)))
  const resources: Record<string, PDFRef> = { Font: fonts }
  const listed = registerSummary(context, { pages, elements: flow.elements(), feet, resources })
  return writePiece(context, listed)
}

const headings = {
  1: { as: 'H2', size: 13, weight: 'bold', color: 'primary', room: 60, before: 12 },
  2: { as: 'H3', size: 11, weight: 'bold', color: 'text', room: 50, before: 8 },
  3: { as: 'H4', size: 10, weight: 'bold', color: 'text', room: 44, before: 6 },
  4: { as: 'H5', size: 10, weight: 'bold', color: 'muted', room: 40, before: 4 },
} as const

type Write<K extends Block['kind']> = (flow: Flow, block: Extract<Block, { kind: K }>) => void

const writers: { [K in Block['kind']]: Write<K> } = {
  notice: (flow, { text }) => writeNotice(flow, text),
  title: (flow, { text }) => {
    flow.gap(14)
    flow.text(text, { as: 'H1', size: 20, weight: 'bold' })
    flow.gap(6)
  },
  heading: (flow, { text, level }) => {
    const { room, before, ...look } = headings[level]
    flow.gap(before)
    flow.need(room)
    flow.text(text, look)
    flow.gap(3)
  },
  text: (flow, { text }) => {
    flow.text(text)
    flow.gap(4)
  },
  rows: (flow, { rows }) => {
    flow.list(() => {
      for (const { label, values } of rows) flow.row(label, values)
    })
  },
  list: (flow, { items }) => {
    flow.list(() => {
      for (const item of items) flow.item(item)
    })
    flow.gap(4)
  },
  drawings: (flow, { drawings }) => {
    flow.gap(8)
    writeDrawings(flow, drawings)
    flow.gap(8)
  },
}

const writeBlock = <K extends Block['kind']>(flow: Flow, block: Extract<Block, { kind: K }>): void =>
  (writers[block.kind as K] as Write<K>)(flow, block)

function writeNotice(flow: Flow, text: string) {
  const { typeface } = flow
  const [size, padding] = [10, 12]
  const width = column.right - column.left
  const lines = wrap(text, { typeface, weight: 'bold', size, width: width - 2 * padding })
  const height = 2 * padding + lines.length * size * 1.4
  flow.need(height)
  const top = flow.position()
  flow.decorate(fillBox({ x: column.left, y: top - height, width, height }, 'tint', 8))
  flow.within('P', () => {
    lines.forEach((line, index) => {
      const y = top - padding - size - index * size * 1.4
      flow.draw(drawRun(typeface.run(line, 'bold'), { x: column.left + padding, y, size, color: 'text' }))
    })
  })
  flow.moveTo(top - height)
}
