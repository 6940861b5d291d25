import { boxAround, type Line } from '../reading/lines.ts'
import type { Word } from '../reading/reading.ts'
import { plainText } from '../value/search-words.ts'
import { groupsFrom } from './digit-groups.ts'
import type { SignalSeen } from './signal.schema.ts'
import type { TypedPage } from './typed-pages.rules.ts'

/** Digits of the number of a company (SIREN), and of one of its addresses (SIRET). */
const [companyDigits, addressDigits] = [9, 14]
/** La Poste, whose thousands of addresses have numbers of another kind. */
const postOffice = '356000000'

/** A number of an employer beside its label. */
export type EmployerNumber = { digits: string; printed: string; words: readonly Word[] }

export const employerNumbersOn = ({ lines, aspect }: Pick<TypedPage, 'lines' | 'aspect'>): EmployerNumber[] =>
  lines.flatMap(({ words }) => words.flatMap((_, index) => numberAfter(words, index, aspect) ?? []))

function numberAfter(words: Line['words'], index: number, aspect: number): EmployerNumber | undefined {
  const label = words[index]
  const [, kind, glued = ''] = /(siret|siren)\W*([\d.]*)$/.exec(plainText(label?.text ?? '')) ?? []
  if (!label || !kind) return undefined
  const isSign = /^\W+$/.test(words[index + 1]?.text ?? '')
  const groups = groupsFrom(words, index + (isSign ? 2 : 1), aspect, /^\d[\d.]*$/)
  const parts = [...(glued ? [glued] : []), ...groups.map(({ text }) => text)]
  const digits = parts.join('').replaceAll('.', '')
  const isWhole = digits.length === addressDigits || (digits.length === companyDigits && kind === 'siren')
  return isWhole ? { digits, printed: parts.join(' '), words: [...(glued ? [label] : []), ...groups] } : undefined
}

/** Numbers whose check digit is wrong. */
export const findWrongEmployers = (pages: readonly TypedPage[]): SignalSeen[] =>
  pages.flatMap((page) =>
    employerNumbersOn(page)
      .filter(({ digits }) => !isEmployerNumber(digits))
      .map(({ words, printed }) => ({ page: page.number, place: boxAround(words), found: printed })),
  )

/** Luhn's sum is a multiple of ten; of a post office also the plain sum of the digits a multiple of five. */
export function isEmployerNumber(digits: string): boolean {
  const values = [...digits].toReversed().map(Number)
  const luhn = values.reduce((sum, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  const plain = values.reduce((sum, digit) => sum + digit, 0)
  return luhn % 10 === 0 || (digits.startsWith(postOffice) && plain % 5 === 0)
}
