import { compareAgain } from '../signed-code/compare-code.ts'
import { plainText } from '../value/search-words.ts'
import { linesOf, wordsInOrder } from './lines.ts'
import type { KeptCode, Reading, ReadPage, Word } from './reading.ts'
import { withholdNumbers } from './withheld-numbers.rules.ts'

/** A page that is a picture; before pictures were known as such, one without a word. Each is recognised once. */
const awaitsWords = ({ words, greys, recognised }: ReadPage): boolean =>
  !recognised && (greys !== undefined || words.length === 0)

/** Index of the next page whose words are missing; -1: none are. */
export const nextAwaited = ({ pages }: Reading): number => pages.findIndex(awaitsWords)

/**
 * What was read, with the words that were recognised on a page. Its codes are compared with them. A page has few words
 * of its own when it is a picture; they stay when no more are recognised.
 */
export function withRecognised(reading: Reading, index: number, recognised: readonly Word[]): Reading {
  const pages = reading.pages.map((page, at): ReadPage => {
    if (at !== index) return page
    const words = recognised.length > page.words.length ? withholdMisread(recognised) : page.words
    return { ...page, words, recognised: true }
  })
  const read = wordsInOrder(pages[index])
  const codes = reading.codes.map(
    (code): KeptCode =>
      code.page === index + 1 && code.compared ? { ...code, compared: compareAgain(code.compared, read) } : code,
  )
  return { ...reading, pages, codes }
}

/** Letters that are digits badly read, in a word that is a number. */
const misread: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', '|': '1', S: '5', B: '8' }
const inDigits = (text: string): string => {
  const trimmed = text.replace(/^[^\p{L}\d|]+|[^\p{L}\d|]+$/gu, '')
  const digits = trimmed.replace(/[OoIl|SB]/g, (letter) => misread[letter] ?? letter)
  return /\d/.test(trimmed) && /^[\d.]+$/.test(digits) ? digits : text
}

/** Of a tax number or a social security number in which a digit may be lost or doubled. */
const [fewestDigits, mostDigits] = [10, 17]

/** Numbers that nothing keeps (withheld-numbers.rules.ts), also with a letter for a digit or behind their label. */
function withholdMisread(words: readonly Word[]): Word[] {
  const withheld = withholdNumbers(words.map((word) => ({ ...word, text: inDigits(word.text) })))
  const hidden = new Set(words.filter((_, index) => withheld[index]?.text.includes('•')))
  for (const line of linesOf({ words })) for (const word of numberBehindLabel(line.words)) hidden.add(word)
  return words.map((word) => (hidden.has(word) ? { ...word, text: word.text.replace(/[\dOoIl|SB]/g, '•') } : word))
}

function numberBehindLabel(words: readonly Word[]): readonly Word[] {
  const label = words.findIndex(({ text }) => /^(fiscal|secu|securite|sociale|nir|insee)\W*$/.test(plainText(text)))
  const from =
    label < 0 ? words.length : words.findIndex(({ text }, at) => at > label && /^[\d.]+$/.test(inDigits(text)))
  if (from < 0) return []
  const after = words.slice(from)
  const end = after.findIndex(({ text }) => !/^[\d.]+$/.test(inDigits(text)))
  const number = end < 0 ? after : after.slice(0, end)
  const { length } = number.map(({ text }) => inDigits(text)).join('')
  return length >= fewestDigits && length <= mostDigits ? number : []
}
