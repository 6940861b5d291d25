/** Common abbreviations, without accents. */
const abbreviations: Readonly<Record<string, string>> = {
  all: 'allee',
  av: 'avenue',
  ave: 'avenue',
  bat: 'batiment',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  ch: 'chemin',
  che: 'chemin',
  crs: 'cours',
  fbg: 'faubourg',
  fg: 'faubourg',
  imp: 'impasse',
  pl: 'place',
  r: 'rue',
  res: 'residence',
  rte: 'route',
  sq: 'square',
  st: 'saint',
  ste: 'sainte',
}
const smallWords = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'n', 'sur'])

const numberOfStreet =
  /(\d+)(?: ?(?:bis|ter|quater|[a-d]))? (?:allee|avenue|boulevard|chemin|cours|faubourg|impasse|passage|place|quai|residence|route|rue|square|villa|voie)\b/

type Street = { number: string | undefined; words: Set<string> }

/** What comes before the postcode, without accents, case, punctuation and abbreviations. */
function streetOf(address: string): Street {
  const [line = ''] = address.split(/(?<!\d)\d{5}(?!\d)(?!.*(?<!\d)\d{5}(?!\d))/)
  const plain = line.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = (plain.match(/[a-z]+|\d+/g) ?? []).map((word) => abbreviations[word] ?? word)
  const text = words.join(' ')
  const number = text.match(numberOfStreet)?.[1] ?? text.match(/^\d+/)?.[0]
  return { number, words: new Set(words.filter((word) => word !== number && !smallWords.has(word))) }
}

/**
 * Whether two addresses name the same door of the same street. One may say more than the other: a building, a floor.
 * An address without a street says nothing against the other.
 */
export function isSameStreet(one: string, other: string): boolean {
  const [a, b] = [streetOf(one), streetOf(other)]
  if (a.number && b.number && a.number !== b.number) return false
  const [less, more] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words]
  return [...less].every((word) => more.has(word))
}

const buildingWords = new Set(['appartement', 'appt', 'apt', 'batiment', 'eme', 'escalier', 'etage', 'hall', 'porte'])

/**
 * Whether what a directory calls a door is the door that somebody typed, who may add a building or a floor. A word more
 * or less in the name of the street makes it another street: «rue des Lilas», «rue des Lilas Blancs».
 */
export function isDoorOf(label: string, typed: string): boolean {
  const [door, given] = [streetOf(label), streetOf(typed)]
  if (!door.number || door.number !== given.number) return false
  if ([...door.words].some((word) => !given.words.has(word))) return false
  const [added] = [...given.words].filter((word) => word.length > 2 && /[a-z]/.test(word) && !door.words.has(word))
  return added === undefined || buildingWords.has(added)
}
