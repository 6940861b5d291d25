import { datesIn } from '../reading/dates.ts'
import type { Line } from '../reading/lines.ts'

/** The end of validity, of the machine-readable lines or of the line that says so. */
export function findExpiry(lines: readonly Line[]): { date: string; line: Line } | undefined {
  for (const line of lines) {
    const date = ofMachineLine(line.text) ?? ofWords(line.text)
    if (date) return { date, line }
  }
  return undefined
}

/**
 * The end of validity of a French identity card. Those given to adults from 2004 to 2013 say ten years and are valid for
 * fifteen (docs/law.md). Those of children are not, but cannot be told apart.
 */
export function endOfCard(printed: string): string {
  if (printed < '2014-01-01' || printed > '2023-12-31') return printed
  const day = printed.slice(4).replace('-02-29', '-02-28')
  return `${Number(printed.slice(0, 4)) + 5}${day}`
}

const ofWords = (text: string) =>
  /expir|valable jusqu|fin de validite|valid until/.test(text) ? datesIn(text).toSorted().at(-1) : undefined

/**
 * ICAO 9303: in the second line, after the date of birth, its check digit and the sex come the six digits of the expiry
 * and their check digit.
 */
function ofMachineLine(text: string): string | undefined {
  const found = /(\d{6})(\d)[mfx<](\d{6})(\d)/.exec(text.replaceAll(' ', ''))
  if (!found) return undefined
  const [, birth = '', birthCheck, expiry = '', expiryCheck] = found
  if (checkDigit(birth) !== Number(birthCheck) || checkDigit(expiry) !== Number(expiryCheck)) return undefined
  const [year, month, day] = [expiry.slice(0, 2), expiry.slice(2, 4), expiry.slice(4)]
  return datesIn(`${day}/${month}/20${year}`)[0]
}

const checkDigit = (digits: string): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * ([7, 3, 1][index % 3] ?? 0), 0) % 10
