import { isLinkWord, matchWords, normalizeWords } from './word-match.ts'

/** Common street names. In this directory every commune has all of them. */
const usualNames = [
  'Rue de la République',
  'Rue Victor Hugo',
  'Rue des Lilas',
  'Rue Pasteur',
  'Rue de la Gare',
  "Rue de l'Église",
  'Rue du Moulin',
  'Rue des Écoles',
  'Rue Jean Moulin',
  'Rue de la Fontaine',
  'Rue du Château',
  'Rue des Acacias',
  'Rue de la Liberté',
  'Rue Émile Zola',
  'Rue Marie Curie',
  'Rue du Stade',
  'Rue des Tilleuls',
  'Rue Louise Michel',
  'Rue de Paris',
  'Rue du 8 Mai 1945',
  'Rue Saint-Michel',
  'Avenue Jean Jaurès',
  'Avenue de la Gare',
  'Avenue du Général de Gaulle',
  'Avenue Simone Veil',
  'Avenue des Platanes',
  'Boulevard de la Liberté',
  'Boulevard Gambetta',
  'Boulevard Voltaire',
  'Place de la Mairie',
  'Place du Marché',
  "Place de l'Église",
  'Allée des Cerisiers',
  'Allée des Peupliers',
  'Chemin des Vignes',
  'Chemin du Lavoir',
  'Impasse des Roses',
  'Impasse du Verger',
  'Quai du Port',
  'Route de la Forêt',
  'Cours de la Liberté',
  'Square des Fleurs',
  'Passage du Commerce',
]
const usualStreets = usualNames.map((name) => ({ name, words: normalizeWords(name) }))

const kinds = new Set(
  `allee avenue boulevard chemin cite clos cours esplanade faubourg hameau impasse lotissement mail montee passage place
   promenade quai residence route rue ruelle sente sentier square traverse venelle villa voie`.split(/\s+/),
)
export const isStreetKind = (word = ''): boolean => kinds.has(word)

/** `score` from 0 to 1: how well the words match this street. */
export type Street = { name: string; score: number }

/** Without a match, any text that looks like a street is accepted as typed (decision 85). */
export function findStreets(text: string): Street[] {
  const words = normalizeWords(text)
  const usual = usualStreets.flatMap(({ name, words: own }) => {
    const isLike = matchWords(words, own) !== 'none'
    return isLike ? [{ name, score: scoreStreet(words, own) }] : []
  })
  if (usual.length > 0) return usual
  const isName = isStreetKind(words[0]) && words.length > 1 && !isLinkWord(words.at(-1))
  return isName ? [{ name: capitalise(text), score: 0.7 }] : []
}

/** Highest for a complete name, lowest for a kind of street alone ("rue"). */
function scoreStreet(words: readonly string[], own: readonly string[]): number {
  if (words.length === 1 && isStreetKind(words[0])) return 0.25
  return words.at(-1) === own.at(-1) ? 1 : 0.7
}

const capitalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/\p{Letter}+/gu, (word) => (isLinkWord(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
