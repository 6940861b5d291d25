const abbreviations: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  pl: 'place',
  ch: 'chemin',
  imp: 'impasse',
  all: 'allee',
  rte: 'route',
}

/** Splits a text into lower-case words without accents and expands abbreviations. */
export const normalizeWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map((word) => abbreviations[word] ?? word)

const linkWords = new Set('a au aux d de des du en et l la le les sous sur'.split(' '))
/** No name ends with such a word. */
export const isLinkWord = (word = ''): boolean => linkWords.has(word)

const articles = new Set(['l', 'la', 'le', 'les'])
const withoutArticle = (words: readonly string[]) => (articles.has(words[0] ?? '') ? words.slice(1) : words)

export type WordMatch = 'exact' | 'prefix' | 'inner' | 'none'

/** "havre" matches Le Havre exactly, "la roch" is a prefix of La Rochelle, "etienne" an inner word of Saint-Étienne. */
export function matchWords(typed: readonly string[], name: readonly string[]): WordMatch {
  if (typed.length === 0) return 'none'
  const [wanted, bare] = [withoutArticle(typed), withoutArticle(name)]
  if (startsWith(typed, name) || startsWith(wanted, bare)) {
    const isWhole = wanted.length === bare.length && wanted.at(-1) === bare.at(-1)
    return isWhole ? 'exact' : 'prefix'
  }
  return startInOrder(typed, name) ? 'inner' : 'none'
}

/** The last typed word may be incomplete. */
const startsWith = (typed: readonly string[], name: readonly string[]) =>
  typed.every((word, index) => (index < typed.length - 1 ? name[index] === word : name[index]?.startsWith(word)))

/** Each typed word is the start of a later word of the name: "r lilas" and "lil" match "rue des lilas". */
function startInOrder(typed: readonly string[], name: readonly string[]): boolean {
  let next = 0
  for (const word of name) if (next < typed.length && word.startsWith(typed[next] ?? '')) next++
  return next === typed.length
}
