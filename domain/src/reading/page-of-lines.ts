import type { Reading, ReadPage } from './reading.ts'

/** For tests: lines from top to bottom, words side by side. */
export const pageOfLines = (...lines: string[]): ReadPage => ({
  width: 1_654,
  height: 2_340,
  words: lines.flatMap((line, row) =>
    line.split(' ').map((text, column) => ({
      text,
      place: { x: 0.05 + column * 0.08, y: 0.04 + row * 0.03, width: 0.07, height: 0.012 },
    })),
  ),
})

export const readingOf = (...pages: ReadPage[]): Reading => ({ source: { type: 'PDF' }, pages, codes: [] })
