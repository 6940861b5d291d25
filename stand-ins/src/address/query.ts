import { isStreetKind } from './streets.ts'
import { isLink, wordsOf } from './words.ts'

/** One way to understand what was typed. What is absent was not typed. */
export type Reading = {
  /** House number, such as "12" or "12 bis". */
  number?: string
  /** As it was typed. */
  street?: string
  /** The whole postcode, or how it begins. */
  postcode?: string
  commune?: string[]
}

const houseNumber = /^\d{1,4}(?:bis|ter|quater|[a-h])?$/i
const repetition = /^(?:bis|ter|quater)$/i

/** Every way to understand a text: what comes first may be the street or the commune, and nothing says where it ends. */
export function readingsOf(text: string): Reading[] {
  const tokens = text.split(/[\s,;]+/).filter(Boolean)
  const number = tokens.length > 1 && houseNumber.test(tokens[0] ?? '') ? [tokens.shift()] : []
  if (number.length > 0 && repetition.test(tokens[0] ?? '')) number.push(tokens.shift())
  const shared = number.length > 0 ? { number: number.join(' ') } : {}

  const whole = tokens.findIndex((token) => /^\d{5}$/.test(token))
  if (whole >= 0) {
    const rest = tokens.toSpliced(whole, 1)
    return splits(rest).map((split) => ({ ...shared, ...split, postcode: tokens[whole] ?? '' }))
  }
  const last = tokens.at(-1) ?? ''
  const begun = /^\d{2,4}$/.test(last) ? splits(tokens.slice(0, -1)).map((split) => ({ ...split, postcode: last })) : []
  return [...splits(tokens), ...begun].map((split) => ({ ...shared, ...split }))
}

/** Street then commune, or commune then street. */
function splits(tokens: readonly string[]): Pick<Reading, 'street' | 'commune'>[] {
  return Array.from({ length: tokens.length + 1 }, (_, at) => at).flatMap((at) => {
    const [first, second] = [tokens.slice(0, at), tokens.slice(at)]
    const isNameCut = first.length > 0 && second.length > 0 && isLink(wordsOf(first.join(' ')).at(-1))
    return [
      ...(isNameCut ? [] : [reading(first, second)]),
      ...(at > 0 && isStreetKind(wordsOf(second.join(' '))[0]) ? [reading(second, first)] : []),
    ]
  })
}

const reading = (street: readonly string[], commune: readonly string[]) => ({
  ...(street.length > 0 && { street: street.join(' ') }),
  ...(commune.length > 0 && { commune: wordsOf(commune.join(' ')) }),
})
