import { type OfficialGrade, officialGrades } from './energy-grade.rules.ts'

/** `#rrggbb` */
export type HexColor = `#${string}`

/** From the top left corner, `y` downwards; of a text, `y` is its base line. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; radius: number; color: HexColor }
  | { kind: 'triangle'; corners: readonly (readonly [x: number, y: number])[]; color: HexColor }
  | { kind: 'text'; text: string; x: number; y: number; size: number; bold: boolean; centred: boolean; color: HexColor }

export type Drawing = { width: number; height: number; shapes: readonly Shape[] }

export type LabelScale = 'energy' | 'climate'
export type LabelWords = { title: string; best: string; worst: string }

const [dark, muted, line, white] = ['#1c2321', '#565f5c', '#d0d0d0', '#ffffff'] as const

/** Our own colours in the usual order: green to red for energy, light to dark for the climate. */
export const gradeColors: Readonly<Record<LabelScale, Readonly<Record<OfficialGrade, HexColor>>>> = {
  energy: {
    A: '#35a866',
    B: '#76bd4e',
    C: '#bcd24a',
    D: '#f2d43c',
    E: '#f2ae3a',
    F: '#ee8642',
    G: '#ec6f65',
  },
  climate: {
    A: '#c4e4f3',
    B: '#a2c9e4',
    C: '#86abd3',
    D: '#54659b',
    E: '#4d5289',
    F: '#443d74',
    G: '#3a2d5c',
  },
}
const inkOf = (scale: LabelScale, grade: OfficialGrade) => (scale === 'climate' && grade > 'C' ? white : '#121716')

const labelSize = { width: 600, height: 490 } as const
const left = 32
const [barHeight, largeBarHeight, gap] = [36, 68, 6]

/** A scale from A to G: bars grow from A to G, that of the home is higher and its letter is repeated beside it. */
export function drawEnergyLabel(scale: LabelScale, grade: OfficialGrade, words: LabelWords): Drawing {
  const { width, height } = labelSize
  const text = { kind: 'text', x: left, bold: false, centred: false, color: muted, size: 22 } as const
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width, height, radius: 20, color: line },
    { kind: 'box', x: 3, y: 3, width: width - 6, height: height - 6, radius: 17, color: white },
    { ...text, text: words.title, y: 62, size: 34, bold: true, color: dark },
    { ...text, text: words.best, y: 104 },
  ]
  let y = 118
  for (const [rank, letter] of officialGrades.entries()) {
    const isHome = letter === grade
    const bar = { x: left, y, width: 110 + 42 * rank, height: isHome ? largeBarHeight : barHeight }
    const middle = y + bar.height / 2
    const size = isHome ? 46 : 24
    shapes.push(
      { kind: 'box', ...bar, radius: 8, color: gradeColors[scale][letter] },
      { ...text, text: letter, x: left + 16, y: baseLine(middle, size), size, bold: true, color: inkOf(scale, letter) },
    )
    if (isHome) shapes.push(...drawPointer(letter, left + bar.width + 18, middle))
    y += bar.height + gap
  }
  return { width, height, shapes: [...shapes, { ...text, text: words.worst, y: y + 22 }] }
}

function drawPointer(letter: OfficialGrade, x: number, middle: number): Shape[] {
  const [width, height, tip, size] = [110, largeBarHeight, 14, 54]
  return [
    {
      kind: 'triangle',
      corners: [
        [x - tip, middle],
        [x + 2, middle - tip],
        [x + 2, middle + tip],
      ],
      color: dark,
    },
    { kind: 'box', x, y: middle - height / 2, width, height, radius: 14, color: dark },
    {
      kind: 'text',
      text: letter,
      x: x + width / 2,
      y: baseLine(middle, size),
      size,
      bold: true,
      centred: true,
      color: white,
    },
  ]
}

/** Capitals are about 0.7 high. */
const baseLine = (middle: number, size: number) => middle + size * 0.35
