import type { Place, Reading } from './reading.ts'

/** By a quarter, clockwise: the left edge becomes the upper one. */
const turnPlace = ({ x, y, width, height }: Place): Place => ({ x: 1 - y - height, y: x, width: height, height: width })

/** What was read, after the pages were turned by a quarter, clockwise. */
export const turnReading = ({ source, pages, codes }: Reading): Reading => ({
  source,
  codes: codes.map((code) => ({ ...code, place: turnPlace(code.place) })),
  pages: pages.map(({ width, height, words, ...page }) => ({
    ...page,
    width: height,
    height: width,
    words: words.map((word) => ({ ...word, place: turnPlace(word.place) })),
  })),
})
