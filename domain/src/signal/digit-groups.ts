import type { Word } from '../reading/reading.ts'

/** Heights of a line: a wider space begins another column. */
const widestSpace = 1.2
/** One more than an employer number has digits, should each stand alone. */
const mostGroups = 15

/** The words from an index on that a number is written in, as long as they fit and stand close together. */
export function groupsFrom(words: readonly Word[], start: number, aspect: number, group: RegExp): Word[] {
  const taken: Word[] = []
  for (const word of words.slice(start, start + mostGroups)) {
    const before = taken.at(-1)?.place
    const gap = before ? ((word.place.x - before.x - before.width) * aspect) / before.height : 0
    if (!group.test(word.text) || gap > widestSpace) break
    taken.push(word)
  }
  return taken
}
