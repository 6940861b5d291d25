import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  TextRun,
} from 'docx'
import { setZipDates } from './set-zip-dates.ts'
import type { Block, TextDocument } from './text-document.ts'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const
const levels = {
  1: HeadingLevel.HEADING_2,
  2: HeadingLevel.HEADING_3,
  3: HeadingLevel.HEADING_4,
  4: HeadingLevel.HEADING_5,
} as const

/** Twentieths of a point. */
const after = (points: number) => ({ after: points * 20 })
const font = 'Calibri'

type Origin = { author: string; now: Date }

/** A DOCX with real headings. The same document at the same instant gives the same bytes. */
export async function renderDocx(document: TextDocument, { author, now }: Origin): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, blocks, foot } = document
  const file = new Document({
    title,
    creator: author,
    styles: { default: stylesIn(language) },
    sections: [{ children: blocks.flatMap(paragraphsOf), footers: { default: footerOf(foot) } }],
  })
  const core = { path: 'docProps/core.xml', data: coreOf({ title, author, language, now }) }
  return setZipDates(new Uint8Array(await Packer.toBuffer(file, false, [core])), now)
}

const stylesIn = (language: TextDocument['language']) => {
  const heading = (size: number, before: number) => ({
    run: { font, size: size * 2, bold: true, color: '0A5C57' },
    paragraph: { spacing: { before: before * 20, after: 80 }, keepNext: true },
  })
  return {
    document: { run: { font, size: 21, language: { value: locales[language] } } },
    heading1: heading(20, 12),
    heading2: heading(14, 16),
    heading3: heading(12, 10),
    heading4: heading(11, 8),
    heading5: heading(10.5, 6),
  }
}

function paragraphsOf(block: Block): Paragraph[] {
  switch (block.kind) {
    case 'notice':
      return [new Paragraph({ children: runsOf(block.text, { bold: true }), ...box, spacing: after(10) })]
    case 'title':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })]
    case 'heading':
      return [new Paragraph({ text: block.text, heading: levels[block.level] })]
    case 'text':
      return [new Paragraph({ children: runsOf(block.text), spacing: after(6) })]
    case 'rows':
      return block.rows.map(
        ({ label, values }) =>
          new Paragraph({
            children: [new TextRun({ text: `${label}\u202f: `, bold: true }), ...runsOf(values.join('\u202f; '))],
            spacing: after(3),
          }),
      )
    case 'drawings':
      return block.drawings.map(({ alternative }) => new Paragraph({ text: alternative, spacing: after(6) }))
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ children: runsOf(item), bullet: { level: 0 }, spacing: after(2) }),
      )
  }
}

const edge = { style: BorderStyle.SINGLE, size: 8, space: 6, color: '0A5C57' }
const box = {
  border: { top: edge, bottom: edge, left: edge, right: edge },
  shading: { type: ShadingType.CLEAR, fill: 'E3F1EE' },
}

/** What is between brackets is to be filled in, and highlighted. */
const runsOf = (text: string, look: IRunOptions = {}): ParagraphChild[] =>
  text
    .split(/(\[à compléter[^\]]*\])/)
    .filter((part) => part !== '')
    .map(
      (part) => new TextRun({ ...look, text: part, ...(part.startsWith('[à compléter') && { highlight: 'yellow' }) }),
    )

const footerOf = (foot: string) =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ children: [`${foot} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16 }),
        ],
      }),
    ],
  })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The library writes the time of the machine. */
function coreOf({ title, author, language, now }: Origin & Pick<TextDocument, 'title' | 'language'>): string {
  const at = `xsi:type="dcterms:W3CDTF">${now.toISOString().slice(0, 19)}Z`
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><dc:language>${locales[language]}</dc:language><dcterms:created ${at}</dcterms:created><dcterms:modified ${at}</dcterms:modified></cp:coreProperties>`
}
