import { boxAround } from '../reading/lines.ts'
import type { Word } from '../reading/reading.ts'
import { groupsFrom } from './digit-groups.ts'
import type { SignalSeen } from './signal.schema.ts'
import type { TypedPage } from './typed-pages.rules.ts'

/** Characters of an account number (IBAN) by country, of the single euro payments area. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27 },
  ...{ GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27 },
  ...{ MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
}

/** Account numbers whose check digits are wrong. */
export const findWrongAccounts = (pages: readonly TypedPage[]): SignalSeen[] =>
  pages.flatMap((page) =>
    page.lines.flatMap(({ words }) =>
      words.flatMap((_, index) => {
        const found = accountFrom(words, index, page.aspect)
        return found && !isAccountNumber(found.number)
          ? [{ page: page.number, place: boxAround(found.words), found: shorten(found.number) }]
          : []
      }),
    ),
  )

/** Complete ones only: the number of a company for VAT begins alike, and some digits may be hidden, also by X. */
function accountFrom(words: readonly Word[], index: number, aspect: number) {
  const start = /^(?:iban\W*)?([A-Z]{2}\d{2}[A-Z\d]*)$/i.exec(words[index]?.text ?? '')?.[1]?.toUpperCase()
  const length = lengths[start?.slice(0, 2) ?? '']
  if (!start || !length) return undefined
  const [first, ...groups] = groupsFrom(words, index, aspect, /^(iban\W*)?[A-Z\d]+$/i)
  let [number, taken] = [start, 0]
  while (number.length < length && taken < groups.length) number += groups[taken++]?.text.toUpperCase() ?? ''
  const isWhole = first !== undefined && number.length === length && !number.includes('XXX')
  return isWhole ? { number, words: [first, ...groups.slice(0, taken)] } : undefined
}

/** ISO 13616: the number with its first four characters behind, letters as 10 to 35, leaves 1 when divided by 97. */
export function isAccountNumber(number: string): boolean {
  const values = [...(number.slice(4) + number.slice(0, 4))].map((sign) => String(Number.parseInt(sign, 36)))
  return [...values.join('')].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Enough to find it on the page. */
const shorten = (number: string) => `${number.slice(0, 4)} … ${number.slice(-3)}`
