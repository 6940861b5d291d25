import { plainText } from '../value/search-words.ts'
import type { Place, ReadPage, Word } from './reading.ts'

/** Words side by side. `text` is plain: lower case, without accents, one space between words. */
export type Line = { text: string; words: readonly Word[] }

const middleOf = ({ place }: Word) => place.y + place.height / 2
const isOnLine = (word: Word, line: readonly Word[]) => {
  const [first] = line
  return (
    first !== undefined &&
    Math.abs(middleOf(word) - middleOf(first)) < Math.max(first.place.height, word.place.height) / 2
  )
}

/** The lines of a page from top to bottom, whatever the order in the file. Those of a photograph may be slanted. */
export function linesOf({ words }: Pick<ReadPage, 'words'>): Line[] {
  const known = Map.groupBy(words, ({ line }) => line)
  if (!known.has(undefined)) return [...known.values()].map(toLine)
  const lines: Word[][] = []
  for (const word of words.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const last = lines.at(-1)
    if (last && isOnLine(word, last)) last.push(word)
    else lines.push([word])
  }
  return lines.map((line) => toLine(line.toSorted((one, other) => one.place.x - other.place.x)))
}

const toLine = (words: readonly Word[]): Line => ({ text: plainText(words.map(({ text }) => text).join(' ')), words })

/** Every word of a page as one reads it. */
export const wordsInOrder = (page: Pick<ReadPage, 'words'> | undefined): string[] =>
  page ? linesOf(page).flatMap(({ words }) => words.map(({ text }) => text)) : []

/** The box around words. */
export function boxAround(words: readonly Word[]): Place {
  const [left, top] = [Math.min(...words.map(({ place }) => place.x)), Math.min(...words.map(({ place }) => place.y))]
  const right = Math.max(...words.map(({ place }) => place.x + place.width))
  const bottom = Math.max(...words.map(({ place }) => place.y + place.height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
