/** How people shorten what the directory writes in full. */
const inFull: Record<string, string> = {
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

/** The words of a text, without accents, capitals, hyphens, apostrophes or abbreviations. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map((word) => inFull[word] ?? word)

const links = new Set('a au aux d de des du en et l la le les sous sur'.split(' '))
/** A word that joins others: no name ends with one. */
export const isLink = (word = ''): boolean => links.has(word)

const articles = new Set(['l', 'la', 'le', 'les'])
const withoutArticle = (words: readonly string[]) => (articles.has(words[0] ?? '') ? words.slice(1) : words)

/** How well what was typed, maybe only its beginning, stands for a name. */
export type Likeness = 'same' | 'beginning' | 'inside' | 'none'

/** "havre" and "le havre" are the same, "la roch" is the beginning of La Rochelle, "etienne" is inside Saint-Étienne. */
export function likeness(typed: readonly string[], name: readonly string[]): Likeness {
  if (typed.length === 0) return 'none'
  const [wanted, bare] = [withoutArticle(typed), withoutArticle(name)]
  if (startsWith(typed, name) || startsWith(wanted, bare)) {
    const isWhole = wanted.length === bare.length && wanted.at(-1) === bare.at(-1)
    return isWhole ? 'same' : 'beginning'
  }
  return beginInOrder(typed, name) ? 'inside' : 'none'
}

/** Word for word, the last one maybe not typed to its end. */
const startsWith = (typed: readonly string[], name: readonly string[]) =>
  typed.every((word, index) => (index < typed.length - 1 ? name[index] === word : name[index]?.startsWith(word)))

/** Each typed word begins a later word of the name: "r lilas" and "lil" for "rue des lilas". */
function beginInOrder(typed: readonly string[], name: readonly string[]): boolean {
  let next = 0
  for (const word of name) if (next < typed.length && word.startsWith(typed[next] ?? '')) next++
  return next === typed.length
}
