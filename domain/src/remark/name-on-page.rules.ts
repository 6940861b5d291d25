import type { Line } from '../reading/lines.ts'
import type { Word } from '../reading/reading.ts'
import { plainText } from '../value/search-words.ts'

/** Letters that are written as others where they are missing, and have no accent to take away. */
const spelled: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ł: 'l', ø: 'o', đ: 'd', ß: 'ss' }
const folded = (text: string) => plainText(text).replace(/[œæłøđß]/g, (letter) => spelled[letter] ?? letter)
const joined = (text: string) => folded(text).replace(/[^a-z]/g, '')
const partsOf = (text: string) =>
  folded(text)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1)

/** Parts of names that pages have anyway: in sentences and addresses. */
const commonParts = new Set('al ben da de des di du el la le les saint sainte van von'.split(' '))

/** One wrong letter in a long word is a mistake of reading or of typing. */
const shortestForgiven = 6

/** Whether a last name is on the page, or a part of it: people have a maiden name, or two names. */
export const isNameFound = (lastNames: readonly string[], lines: readonly Line[]): boolean =>
  lastNames.flatMap(partsOf).length === 0 || findName(lastNames, lines) !== undefined

/** The first line with a last name or a part of it, and the word that is, or with which it begins. */
export function findName(lastNames: readonly string[], lines: readonly Line[]): { line: Line; word: Word } | undefined {
  const all = lastNames.flatMap(partsOf)
  const telling = all.filter((part) => !commonParts.has(part))
  // `BENALI` is Ben Ali
  const names = [...(telling.length > 0 ? telling : all), ...lastNames.map(joined)]
  const isName = (word: string) =>
    names.some((name) => word === name || (name.length >= shortestForgiven && differsByOne(name, word)))
  const longest = Math.max(0, ...names.map(({ length }) => length)) + 1
  for (const line of lines) {
    const word = line.words.find(
      ({ text }, index) => partsOf(text).some(isName) || runsFrom(line.words.slice(index), longest).some(isName),
    )
    if (word) return { line, word }
  }
  return undefined
}

/** The letters of the first word, of the first two, and so on. `BEN ALI` is Benali. */
function runsFrom(words: readonly Word[], longest: number): string[] {
  const runs: string[] = []
  let run = ''
  for (const { text } of words) {
    const letters = joined(text)
    run += letters
    if (letters === '' || run.length > longest) break
    runs.push(run)
  }
  return runs
}

function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)]
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1)
  )
}
