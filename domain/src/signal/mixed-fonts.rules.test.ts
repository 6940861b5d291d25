import { describe, expect, it } from 'vitest'
import type { ReadPage } from '../reading/reading.ts'
import { findMixedFonts } from './mixed-fonts.rules.ts'
import { type Cell, pageOfCells } from './page-of-cells.ts'
import { typedPages } from './typed-pages.rules.ts'

const find = (page: ReadPage) => findMixedFonts(typedPages({ source: { type: 'PDF' }, pages: [page] }))
const found = (...rows: Cell[][]) => find(pageOfCells(...rows)).map((seen) => seen.found)

describe('a number in two fonts', () => {
  const [first, rest] = [
    { text: '2', x: 0.5 },
    { text: '098,40', x: 0.5135 },
  ]

  it('is seen, with its place', () => {
    const [seen, ...others] = find(pageOfCells([{ ...first, font: 'Times-Roman' }, rest]))
    expect(others).toEqual([])
    expect(seen).toMatchObject({ page: 1, found: '2 098,40', place: { x: 0.5, y: 0.05 } })
    expect(seen?.place?.width).toBeCloseTo(0.0675)
  })

  it.each([
    [
      'in the middle',
      [
        { text: '31/', x: 0.5 },
        { text: '1', x: 0.527, font: 'Cambria' },
        { text: '0/2026', x: 0.536 },
      ],
    ],
    [
      'in a long number',
      [
        { text: '732829', x: 0.5 },
        { text: '32000074', x: 0.554, font: 'Cambria' },
      ],
    ],
  ])('%s', (_, cells) => {
    expect(found(cells)).toHaveLength(1)
  })

  it.each<[string, Cell[]]>([
    [
      'bold and regular of one family',
      [
        { ...first, font: 'Arial-BoldMT' },
        { ...rest, font: 'ArialMT' },
      ],
    ],
    [
      'fonts without a name',
      [
        { ...first, font: 'F1' },
        { ...rest, font: 'F2' },
      ],
    ],
    ['one font without a name', [{ ...first, font: '' }, rest]],
    [
      'a sign of currency in another font',
      [
        { text: '2 098,40', x: 0.5 },
        { text: '€', x: 0.5675, font: 'Symbol' },
      ],
    ],
    [
      'two columns',
      [
        { text: '12,50', x: 0.5, font: 'Courier' },
        { text: '345,67', x: 0.6 },
      ],
    ],
    [
      'a label in another font',
      [
        { text: 'Net', x: 0.08, font: 'Courier' },
        { text: '2 098,40', x: 0.5 },
      ],
    ],
  ])('is not %s', (_, cells) => {
    expect(found(cells)).toEqual([])
  })
})

describe('an amount over another one', () => {
  it('is seen, with what is under it', () => {
    const amount = (text: string): Cell => ({ text, x: 0.9, isRight: true })
    const label = { text: 'Net payé', x: 0.08 }
    const page = pageOfCells([label, amount('2 098,40'), amount('3 728,40')])
    const seen = find(page)
    expect(seen).toMatchObject([{ page: 1, found: '3 728,40', expected: '2 098,40' }])
    expect(seen[0]?.place?.x).toBeCloseTo(0.9 - 7 * 0.009 - 0.0045)
  })

  it('is seen though one group of it is the same', () => {
    const page = pageOfCells([
      { text: '2 098,40', x: 0.5 },
      { text: '2 728,40', x: 0.5 },
    ])
    expect(find(page)).toMatchObject([{ found: '2 728,40', expected: '2 098,40' }])
  })

  it('is not seen where it is the same', () => {
    const page = pageOfCells([
      { text: '2 098,40', x: 0.5 },
      { text: '2 098,40', x: 0.5005 },
    ])
    expect(find(page)).toEqual([])
  })
})

describe('an amount in a font that nothing else has', () => {
  const amount = (text: string, font = 'Arial', more: Partial<Cell> = {}): Cell[] => [
    { text: 'Ligne', x: 0.08 },
    { text, x: 0.9, isRight: true, font, ...more },
  ]
  const column = ['100,00', '200,00', '300,00', '400,00'].map((text) => amount(text))

  it('is seen among four others of its column', () => {
    expect(found(...column, amount('2 098,40', 'Verdana'))).toEqual(['2 098,40'])
    expect(found(...column.slice(1), amount('2 098,40', 'Verdana'))).toEqual([])
  })

  it.each([
    ['as wide', { x: 0.897 }, 1],
    ['wider', { x: 0.895 }, 0],
    ['as high', { height: 0.0155 }, 1],
    ['higher', { height: 0.0156 }, 0],
  ])('is seen in a column that is about %s', (_, more, count) => {
    expect(found(...column, amount('2 098,40', 'Verdana', more))).toHaveLength(count)
  })

  it.each([
    [20, 1],
    [21, 0],
  ])('is seen on a page of %i fonts', (fonts, count) => {
    const others = Array.from({ length: fonts - 2 }, (_, index) => `Font${String.fromCharCode(97 + index)}`)
    const rows = others.map((font): Cell[] => [{ text: 'Ligne', x: 0.08, font }])
    expect(found(...column, ...rows, amount('2 098,40', 'Verdana'))).toHaveLength(count)
  })

  it('is seen when up to three have it', () => {
    const altered = ['1,00', '2,00', '3,00', '4,00'].map((text) => amount(text, 'Verdana'))
    expect(found(...column, ...altered.slice(1))).toEqual(['2,00', '3,00', '4,00'])
    expect(found(...column, ...altered)).toEqual([])
  })

  it.each<[string, Cell[][]]>([
    ['bold', [...column, amount('2 098,40', 'Arial-Bold')]],
    ['of an unknown font', [...column, amount('2 098,40', 'F1')]],
    [
      'in the font of a label',
      [...column, amount('2 098,40', 'Verdana'), [{ text: 'Total', x: 0.08, font: 'Verdana' }]],
    ],
    ['in a column of several fonts', [...column, amount('9,00', 'Courier'), amount('2 098,40', 'Verdana')]],
    [
      'in a column without names of fonts',
      [...column.map(([label, one]) => [label, { ...one, font: 'F1' }] as Cell[]), amount('2 098,40', 'Verdana')],
    ],
    ['without cents', [...column, amount('2 098', 'Verdana')]],
  ])('is not seen when it is %s', (_, rows) => {
    expect(found(...rows)).toEqual([])
  })
})
