/** Decision 35: the typewriter apostrophe and the typographic one. Hyphens and spaces in their no-break forms too. */
const initial = /(?<=^|['’\s\u2010\u2011-])\p{L}/gu

/** `ß` and the like become two letters in upper case, of which only the first is a capital. */
const capital = (letter: string) => {
  const [first = '', ...rest] = letter.toUpperCase()
  return first + rest.join('').toLowerCase()
}

/**
 * Spec §5, name formatting before saving: first letter upper-case, the rest lower-case, and each letter after an
 * apostrophe, space or hyphen also upper-case. Trimmed and in NFC (contract), so that equal names are equal.
 */
export const formatPersonalName = (name: string): string =>
  name.trim().normalize('NFC').toLowerCase().replaceAll(initial, capital).normalize('NFC')
