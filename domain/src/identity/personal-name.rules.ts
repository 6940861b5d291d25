/** A letter at the start or after a separator: both apostrophes (decision 35), hyphens and spaces, also no-break ones. */
const initial = /(?<=^|['’\s\u2010\u2011-])\p{L}/gu

/** `ß` in upper case is two letters (`SS`), of which only the first stays a capital. */
const capital = (letter: string) => {
  const [first = '', ...rest] = letter.toUpperCase()
  return first + rest.join('').toLowerCase()
}

/** A capital at the start and after each separator, lower case elsewhere. NFC makes equal names equal. */
export const formatPersonalName = (name: string): string =>
  name.trim().normalize('NFC').toLowerCase().replaceAll(initial, capital).normalize('NFC')
