import { isStreetKind } from './streets.ts'
import { isLinkWord, normalizeWords } from './word-match.ts'

/** One interpretation of the typed text. Absent parts were not typed. */
export type ParsedQuery = {
  /** House number, such as "12" or "12 bis". */
  number?: string
  /** As typed. */
  street?: string
  /** Whole or incomplete. */
  postcode?: string
  commune?: string[]
}

const houseNumber = /^\d{1,4}(?:bis|ter|quater|[a-h])?$/i
const repetition = /^(?:bis|ter|quater)$/i

/** Returns every interpretation: street or commune may come first, and nothing marks where one ends. */
export function parseQuery(text: string): ParsedQuery[] {
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
  const withPrefix = /^\d{2,4}$/.test(last)
    ? splits(tokens.slice(0, -1)).map((split) => ({ ...split, postcode: last }))
    : []
  return [...splits(tokens), ...withPrefix].map((split) => ({ ...shared, ...split }))
}

/** Street then commune, or commune then street. */
function splits(tokens: readonly string[]): Pick<ParsedQuery, 'street' | 'commune'>[] {
  return Array.from({ length: tokens.length + 1 }, (_, at) => at).flatMap((at) => {
    const [first, second] = [tokens.slice(0, at), tokens.slice(at)]
    const isNameCut = first.length > 0 && second.length > 0 && isLinkWord(normalizeWords(first.join(' ')).at(-1))
    return [
      ...(isNameCut ? [] : [reading(first, second)]),
      ...(at > 0 && isStreetKind(normalizeWords(second.join(' '))[0]) ? [reading(second, first)] : []),
    ]
  })
}

const reading = (street: readonly string[], commune: readonly string[]) => ({
  ...(street.length > 0 && { street: street.join(' ') }),
  ...(commune.length > 0 && { commune: normalizeWords(commune.join(' ')) }),
})
