import { describe, expect, it } from 'vitest'
import { pageOfLines } from '../reading/page-of-lines.ts'
import type { ReadPage, SourceFacts, Word } from '../reading/reading.ts'
import { pageOfCells, payRow } from './page-of-cells.ts'
import { typedPages } from './typed-pages.rules.ts'

const page = pageOfCells(payRow('Net payé', '2 098,40'))
const pagesOf = (pages: readonly ReadPage[], source: Partial<SourceFacts> = {}) =>
  typedPages({ source: { type: 'PDF', ...source }, pages })
const withFont = (font: string) => ({ ...page, words: page.words.map((word) => ({ ...word, font })) })

it('a page in text has its lines', () => {
  const [typed, ...others] = pagesOf([pageOfLines('sans police'), page])
  expect(others).toEqual([])
  expect(typed).toMatchObject({ number: 2, overwritten: [], lines: [{ text: 'net paye 2 098,40' }] })
  expect(typed?.aspect).toBeCloseTo(1_654 / 2_340)
})

describe('what was recognised in a picture is left out', () => {
  it('words without a font', () => {
    const [first, ...others] = page.words as [Word, ...Word[]]
    const { font: _, ...recognised } = first
    const [typed] = pagesOf([{ ...page, words: [recognised, ...others] }])
    expect(typed?.lines.map(({ text }) => text)).toEqual(['paye 2 098,40'])
    expect(pagesOf([pageOfLines('Net payé 2 098,40')])).toEqual([])
  })

  it.each(['GlyphLessFont', 'HiddenHorzOCR', 'invisible'])('words in %s', (font) =>
    expect(pagesOf([withFont(font)])).toEqual([]),
  )

  it.each([
    'Tesseract 5.3',
    'ocrmypdf 15.4.4 / Tesseract OCR-PDF 5.3.0',
    'ABBYY FineReader PDF 15',
    'Adobe Acrobat Pro 11.0 Paper Capture Plug-in',
    'Canon Scan Utility',
  ])('files made by %s', (program) => {
    expect(pagesOf([page], { producer: program })).toEqual([])
    expect(pagesOf([page], { creator: program, producer: 'pikepdf 8' })).toEqual([])
  })

  it.each(['Arial', '', 'F1'])('words of a program stay: font "%s"', (font) =>
    expect(pagesOf([withFont(font)], { producer: 'iText 5.5' })).toHaveLength(1),
  )
})

describe('numbers over numbers', () => {
  const at = (x: number, text: string, y = 0.05): Word => ({
    text,
    place: { x, y, width: 0.06, height: 0.0132 },
    font: 'Arial',
  })
  const read = (...words: Word[]) => pagesOf([{ ...page, words }])[0]

  it('the one that is drawn later is read, and the other is told', () => {
    const [under, over] = [at(0.8, '098,40'), at(0.8, '728,40')]
    const typed = read(under, over)
    expect(typed?.lines.map(({ words }) => words)).toEqual([[over]])
    const [line] = typed?.overwritten ?? []
    expect([line?.visible.words, line?.beneath.words]).toEqual([[over], [under]])
    expect(line?.covered).toEqual([{ over, under }])
    expect(read(over, under)?.overwritten[0]?.covered).toEqual([{ over: under, under: over }])
  })

  it.each([
    ['more than half of it', 0.829, 1],
    ['half of it', 0.8301, 0],
    ['nothing of it', 0.86, 0],
  ])('covers %s', (_, x, count) => {
    expect(read(at(0.8, '098,40'), at(x, '728,40'))?.overwritten).toHaveLength(count)
  })

  it('the same drawn twice is printed in bold', () => {
    const typed = read(at(0.8, '098,40'), at(0.801, '098,40'))
    expect(typed?.overwritten).toEqual([])
    expect(typed?.lines[0]?.words).toHaveLength(1)
  })

  it('a watermark covers nothing', () => {
    const watermark = { ...at(0.1, 'SPÉCIMEN', 0.02), place: { x: 0.1, y: 0.02, width: 0.8, height: 0.08 } }
    expect(read(at(0.8, '098,40'), watermark)?.overwritten).toEqual([])
  })
})

it.each([
  ['2,000 words', 2_000, 1],
  ['2,001 words', 2_001, 0],
])('a page of %s', (_, count, expected) => {
  const words = Array.from({ length: count }, (_, index) => ({ ...(page.words[0] as Word), text: `n${index}` }))
  expect(pagesOf([{ ...page, words }])).toHaveLength(expected)
})

it.each([
  ['100 numbers', 100, 1],
  ['101 numbers', 101, 101],
])('of a line of %s at one place, those that are read', (_, count, expected) => {
  const words = Array.from({ length: count }, (_, index) => ({ ...(page.words[0] as Word), text: String(index) }))
  expect(pagesOf([{ ...page, words }])[0]?.lines[0]?.words).toHaveLength(expected)
})
