/** A letter at the start or after a separator: both apostrophes (decision 35), hyphens and spaces, also no-break ones. */
const initial = /(?<=^|['’\s\u2010\u2011-])\p{L}/gu

/** `ß` in upper case is two letters (`SS`), of which only the first stays a capital. */
const capital = (letter: string) => {
  const [first = '', ...rest] = letter.toUpperCase()
  return first + rest.join('').toLowerCase()
}

/** Scripts whose letters are shaped by joiners: Arabic, Syriac, Mongolian, N’Ko and those of India and around. */
const joining =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}'
/** Joiners of these scripts and variants of Chinese characters are needed; bidi marks are refused with a message. */
const joiner = `(?<=(?=\\p{L})[${joining}]\\p{M}{0,5})[\\u200c\\u200d](?=\\p{L})(?=[${joining}])`
const variant = '(?<=\\p{sc=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]'
const bidi = '[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]'
const invisible = new RegExp(`(${joiner}|${variant}|${bidi})|[\\p{Default_Ignorable_Code_Point}\\u2800]`, 'gu')

const accent = '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]'
/** More than two accents beside the one that is part of the letter, more than five marks of a script, or no letter. */
const stacked = new RegExp(`(?<=${accent}{2})${accent}+|(?<=\\p{M}{5})\\p{M}+|(?<=^|[\\p{P}\\p{Z}])\\p{M}+`, 'gu')

/**
 * A capital at the start and after each separator, lower case elsewhere. Without invisible characters and stacked
 * accents, and in NFC: names that look the same are the same.
 */
export const formatPersonalName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(invisible, (_, kept: string | undefined) => kept ?? '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(stacked, '')
    .trim()
    .replaceAll(initial, capital)
    .normalize('NFC')
