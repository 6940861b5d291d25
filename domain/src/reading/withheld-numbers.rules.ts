import type { Word } from './reading.ts'

/** Digits of a tax number, and of a social security number without and with its key. */
const withheldLengths = [13, 15]
/** Digits of an employer number (SIRET), which is public, and of its company alone (SIREN). */
const [employerDigits, companyDigits] = [14, 9]

const digitsOf = ({ text }: Word): string | undefined => (/^[\d.]+$/.test(text) ? text.replaceAll('.', '') : undefined)
const isCountryOfAccount = (word: Word | undefined) => /^[A-Z]{2}\d{2}$/.test(word?.text ?? '')

/** How many words after this one are the employer number whose label it is. */
function employerWordsAfter(words: readonly Word[], label: number): number {
  const wanted = /(siret|siren)\W*$/i.exec(words[label]?.text ?? '')?.[1]?.toLowerCase()
  if (!wanted) return 0
  let [index, length] = [label + 1, 0]
  while (/^\W+$/.test(words[index]?.text ?? '')) index++
  const most = wanted === 'siret' ? employerDigits : companyDigits
  for (; index < words.length && length < most; index++) length += digitsOf(words[index] as Word)?.length ?? Number.NaN
  return length === most ? index - label - 1 : 0
}

/**
 * The same words, with dots for the digits of a tax number or a social security number: nothing needs them, so nothing
 * keeps them. They may be written in groups. Numbers of employers and bank accounts stay.
 */
export function withholdNumbers(words: readonly Word[]): Word[] {
  const hidden = new Set<number>()
  for (let start = 0; start < words.length; start++) {
    // with a digit that follows on the page it would be as long as the others
    const employerWords = employerWordsAfter(words, start)
    if (employerWords > 0) {
      start += employerWords
      continue
    }
    // groups of an account number would be taken for something else
    if (isCountryOfAccount(words[start])) {
      while (start + 1 < words.length && digitsOf(words[start + 1] as Word) !== undefined) start++
      continue
    }
    for (const index of findNumber(words, start)) hidden.add(index)
  }
  return words.map((word, index) => (hidden.has(index) ? { ...word, text: word.text.replace(/\d/g, '•') } : word))
}

/** Indices of the words that together are such a number, from this one on. */
function findNumber(words: readonly Word[], start: number): number[] {
  const taken: number[] = []
  let length = 0
  for (let index = start; index < words.length && length <= Math.max(...withheldLengths); index++) {
    const digits = digitsOf(words[index] as Word)
    if (!digits) return []
    taken.push(index)
    length += digits.length
    const isLongAlone = taken.length === 1 && length > Math.min(...withheldLengths) && length !== employerDigits
    if (withheldLengths.includes(length) || isLongAlone) return taken
  }
  return []
}
