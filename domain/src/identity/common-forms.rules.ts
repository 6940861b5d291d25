/** Letters that people replace, as in `P@ssw0rd`. */
const replaced: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}
const withLetters = (text: string) => text.replaceAll(/[@43!10$57]/g, (sign) => replaced[sign] ?? sign)

/** How many digits and signs around a word add nothing to it: `Bonjour123`, `Password1!`, `2024Soleil`. */
const decorationLength = 4
const shortestWord = 4

/** The spellings of a password to look up: as it is, without decoration, and with its letters put back. */
export function commonForms(password: string): string[] {
  const text = password.normalize('NFKC').toLowerCase()
  const words = [text, text.replace(/[^\p{L}]+$/u, ''), text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')].filter(
    (word) => word === text || (word.length >= shortestWord && text.length - word.length <= decorationLength),
  )
  return [...new Set(words.flatMap((word) => [word, withLetters(word)]))]
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

/** Words that belong to this person or to this product: the part of an e-mail before the @, the name of the site. */
function isOwnWord(password: string, words: readonly string[]): boolean {
  const forms = commonForms(password).map(lettersOf)
  return words.map(lettersOf).some((word) => word.length >= shortestWord && forms.includes(word))
}

export type CommonPasswordContext = { email?: string; siteName?: string }
/** Whether a password is common, or easy to guess for this person on this site. */
export type IsCommonPassword = (password: string, context?: CommonPasswordContext) => boolean

/** `isListed` knows the most common passwords, in lower case (decision 9). */
export const createCommonPasswordCheck =
  (isListed: (form: string) => boolean): IsCommonPassword =>
  (password, { email = '', siteName = '' } = {}) =>
    commonForms(password).some(isListed) || isOwnWord(password, [email.split('@')[0] ?? '', siteName, 'bailclair'])
