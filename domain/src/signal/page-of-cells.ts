import type { ReadPage, Word } from '../reading/reading.ts'

/** Words from x on, or up to x for amounts; Arial unless told. Two cells that touch are one number. */
export type Cell = { text: string; x: number; isRight?: boolean; font?: string; height?: number }

/** As parts of the page: a digit, a space between thousands or words, a line. */
const [letterWidth, spaceWidth, lineHeight] = [0.009, 0.0045, 0.0132]

/** For tests: a page of a PDF in text. Each row is a line. */
export const pageOfCells = (...rows: readonly (readonly Cell[])[]): ReadPage => ({
  width: 1_654,
  height: 2_340,
  words: rows.flatMap((cells, row) => cells.flatMap((cell) => wordsOf(cell, 0.05 + row * 0.018))),
})

/** For tests: a label on the left, and amounts that end at 0.5, 0.7 and 0.9, the last one at 0.9. */
export const payRow = (label: string, ...amounts: string[]): Cell[] => [
  { text: label, x: 0.08 },
  ...amounts.map((text, index) => ({ text, x: [0.5, 0.7, 0.9][index + 3 - amounts.length] ?? 0, isRight: true })),
]

function wordsOf({ text, x, isRight = false, font = 'Arial', height = lineHeight }: Cell, y: number): Word[] {
  const width = (words: string) => [...words].reduce((sum, sign) => sum + (sign === ' ' ? spaceWidth : letterWidth), 0)
  let left = isRight ? x - width(text) : x
  return text.split(' ').map((word) => {
    const place = { x: left, y, width: width(word), height }
    left += width(word) + spaceWidth
    return { text: word, place, font }
  })
}
