import { cutMark } from './kept-fields.ts'
import { tokensOf } from './printed-values.ts'
import type { CodeComparison, KeptField } from './signed-code.schema.ts'

export type Compared = { comparison: CodeComparison; printed?: string }
export type Compare = (field: KeptField, tokens: readonly string[]) => Compared

/** A word of a name or an address. Of a cut one only the beginning is known. */
type Part = { word: string; isCut: boolean }

const partsOf = (value: string): Part[] =>
  value.split(cutMark).flatMap((text, index, texts) => {
    const words = tokensOf([text])
    const isCut = (at: number) => index < texts.length - 1 && at === words.length - 1
    return words.map((word, at) => ({ word, isCut: isCut(at) }))
  })

const titles = new Set(['M', 'MR', 'MME', 'MLLE', 'MM', 'MONSIEUR', 'MADAME', 'MADEMOISELLE', 'OU', 'ET'])
const hasDigit = (word: string) => /\d/.test(word)

/** Every part of the name, in any order. Some of them: the page names somebody else of that family, or forename. */
export const compareName: Compare = ({ value }, tokens) => {
  const parts = partsOf(value).filter(({ word, isCut }) => isCut || !titles.has(word))
  // below a name is the address, whose street may have a name, too
  const isEnd = (token: string) => hasDigit(token) && !parts.some(({ word }) => word === token)
  // between them are words such as « prénom »
  return compareParts(parts, tokens, { between: 2, isEnd, isSame: (found) => found.length === parts.length })
}

/** Abbreviations of the postal standard, which codes use and pages do not. */
const shortWords: Readonly<Record<string, string>> = {
  ALL: 'ALLEE',
  AV: 'AVENUE',
  AVE: 'AVENUE',
  BAT: 'BATIMENT',
  BD: 'BOULEVARD',
  BVD: 'BOULEVARD',
  CHE: 'CHEMIN',
  CRS: 'COURS',
  ETG: 'ETAGE',
  IMP: 'IMPASSE',
  PL: 'PLACE',
  QU: 'QUAI',
  R: 'RUE',
  RES: 'RESIDENCE',
  RTE: 'ROUTE',
  SQ: 'SQUARE',
  ST: 'SAINT',
  STE: 'SAINTE',
}
const inFull = (word: string) => shortWords[word] ?? word

/** Every number of the address, and four of five of its words. */
export const compareAddress: Compare = ({ value }, tokens) => {
  const parts = partsOf(value).map((part) => (part.isCut ? part : { ...part, word: inFull(part.word) }))
  const isSame = (found: readonly Part[]) =>
    found.length >= 0.8 * parts.length && parts.every((part) => found.includes(part) || !hasDigit(part.word))
  // a column beside it may have as many words
  return compareParts(parts, tokens.map(inFull), { between: parts.length, isEnd: () => false, isSame })
}

type Form = {
  /** At most so many other words stand between the parts. */
  between: number
  isEnd: (word: string) => boolean
  isSame: (found: readonly Part[]) => boolean
}
/** No genuine name or address has more. A code that somebody invents could take minutes. */
const mostParts = 40

/** The parts stand together. When all are there but apart, nobody knows. */
function compareParts(parts: readonly Part[], page: readonly string[], { between, isEnd, isSame }: Form): Compared {
  if (parts.length === 0 || parts.length > mostParts) return { comparison: 'NOT_FOUND' }
  let near: Part[] = []
  for (const [at, word] of page.entries()) {
    if (!parts.some((part) => isWritten(part, word))) continue
    const some = page.slice(at, at + parts.length + between)
    const end = some.findIndex(isEnd)
    const found = findParts(parts, end < 0 ? some : some.slice(0, end))
    if (isSame(found)) return { comparison: 'SAME' }
    if (found.length > near.length) near = found
  }
  if (isSame(findParts(parts, page)) || near.length === 0 || 2 * near.length < parts.length)
    return { comparison: 'NOT_FOUND' }
  return { comparison: 'DIFFERENT', printed: near.map(({ word }) => word).join(' ') }
}

const isWritten = ({ word, isCut }: Part, found: string) => (isCut ? found.startsWith(word) : found === word)

/** Each in a word of its own: somebody may be called Thomas Thomas. A beginning takes what the others leave. */
function findParts(parts: readonly Part[], words: readonly string[]): Part[] {
  const left = [...words]
  const found = parts
    .toSorted((one, other) => Number(one.isCut) - Number(other.isCut))
    .filter((part) => {
      const at = left.findIndex((word) => isWritten(part, word))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  return parts.filter((part) => found.includes(part))
}

/** Digits alone, however they are grouped. */
export const compareNumber: Compare = ({ value }, tokens) => {
  const digits = tokens.map((token) => (/^\d+$/.test(token) ? token : ' ')).join('')
  return { comparison: digits.split(/ +/).some((run) => run.includes(value)) ? 'SAME' : 'NOT_FOUND' }
}
