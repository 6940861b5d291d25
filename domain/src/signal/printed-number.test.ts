import { describe, expect, it } from 'vitest'
import { linesOf } from '../reading/lines.ts'
import { type Cell, pageOfCells } from './page-of-cells.ts'
import { numbersOn } from './printed-number.ts'

const numbersIn = (...cells: Cell[]) => {
  const page = pageOfCells(cells)
  return linesOf(page).flatMap((line) => numbersOn(line, page.width / page.height))
}
const texts = (...cells: Cell[]) => numbersIn(...cells).map(({ text }) => text)

describe('what a number says', () => {
  it.each<[string, number | undefined, number | undefined]>([
    ['2 098,40', 2_098.4, 209_840],
    ['2098,40', 2_098.4, 209_840],
    ['2.098,40', 2_098.4, 209_840],
    ['1 234 567,89', 1_234_567.89, 123_456_789],
    ['-12,34', -12.34, -1_234],
    ['12,34-', -12.34, -1_234],
    ['(12,34)', -12.34, -1_234],
    ['12,34€', 12.34, 1_234],
    ['+12,34', 12.34, 1_234],
    ['3,80%', 3.8, undefined],
    ['4,0100', 4.01, undefined],
    ['25 180', 25_180, undefined],
    ['31/10/2026', undefined, undefined],
    ['1.2.3', undefined, undefined],
  ])('%s', (text, value, cents) => {
    const found = numbersIn({ text, x: 0.5 }).map((number) => [number.text, number.value, number.cents])
    expect(found).toEqual([[text, value, cents]])
  })

  it.each(['net', '7112B', 'N°12', '••,••', '…'])('%s is none', (text) =>
    expect(numbersIn({ text, x: 0.5 })).toEqual([]),
  )
})

describe('parts of a number', () => {
  it('are together when its groups are in other fonts', () => {
    expect(texts({ text: '2', x: 0.5, font: 'Times' }, { text: '098,40', x: 0.5135 })).toEqual(['2 098,40'])
    expect(texts({ text: '20', x: 0.5 }, { text: '9', x: 0.518, font: 'Times' }, { text: '8,40', x: 0.527 })).toEqual([
      '2098,40',
    ])
  })

  it.each([
    // nothing but a border, a seventh of the height
    ['touch', 0.5207, ['209']],
    ['are apart', 0.5209, ['20', '9']],
  ])('are together when they %s', (_, x, expected) => {
    expect(texts({ text: '20', x: 0.5 }, { text: '9', x })).toEqual(expected)
  })

  it.each([
    // a space is as wide as half a line is high, 0.0093 of the page
    ['close', 0.518, ['2 098,40']],
    ['apart', 0.5185, ['2', '098,40']],
  ])('are those of thousands when they are %s', (_, x, expected) => {
    expect(texts({ text: '2', x: 0.5 }, { text: '098,40', x })).toEqual(expected)
  })

  it.each([
    ['two amounts', '12,00', '345,67'],
    ['a year', '2026', '345,67'],
    ['two digits', '12', '45,67'],
    ['four digits', '12', '3456'],
    ['a date', '12', '345/10'],
  ])('are not %s', (_, left, right) => {
    expect(texts({ text: left, x: 0.5 }, { text: right, x: 0.5 + left.length * 0.009 + 0.0045 })).toEqual([left, right])
  })

  it('are not the raised digit of a note', () => {
    expect(texts({ text: '2098,40', x: 0.5 }, { text: '1', x: 0.563, font: 'Times', height: 0.0095 })).toEqual([
      '2098,40',
      '1',
    ])
    expect(texts({ text: '2098,4', x: 0.5 }, { text: '0', x: 0.554, font: 'Times', height: 0.0104 })).toEqual([
      '2098,40',
    ])
  })

  it('are found though letters of a watermark stand between them', () => {
    const watermark = { text: 'É', x: 0.506, font: 'Arial', height: 0.012 }
    expect(texts({ text: '2', x: 0.5 }, watermark, { text: '098,40', x: 0.5135 })).toEqual(['2 098,40'])
  })
})

it('ends where its last digit ends', () => {
  const [number] = numbersIn({ text: '2 098,40', x: 0.9, isRight: true })
  expect(number?.right).toBeCloseTo(0.9)
})
