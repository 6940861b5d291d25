import type { Drawing } from '@bailclair/domain/energy-certificate/energy-label.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

/** With what is said in its place. */
export type PrintedDrawing = Drawing & { alternative: string }

type Row = { label: string; values: readonly string[] }

export type Block =
  /** In a box. */
  | { kind: 'notice'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'list'; items: readonly string[] }
  /** Side by side. A DOCX has their text alternatives. */
  | { kind: 'drawings'; drawings: readonly PrintedDrawing[] }

/** A document of text, before it is a PDF or a DOCX. */
export type TextDocument = {
  /** Title of the window. */
  title: string
  language: Language
  blocks: readonly Block[]
  /** At the foot of every page. */
  foot: string
}

/** One line per title, paragraph, row or item. */
export const linesOf = ({ blocks }: Pick<TextDocument, 'blocks'>): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'rows') return block.rows.map(({ label, values }) => `${label} | ${values.join(' / ')}`)
    if (block.kind === 'drawings') return block.drawings.map(({ alternative }) => alternative)
    if (block.kind === 'list') return block.items.map((item) => `- ${item}`)
    if (block.kind === 'heading') return [`${'#'.repeat(block.level + 1)} ${block.text}`]
    if (block.kind === 'title') return [`# ${block.text}`]
    return [block.kind === 'notice' ? `> ${block.text}` : block.text]
  })
