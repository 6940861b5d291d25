import type { ForbiddenCriterion } from '../law/forbidden-criteria.ts'

/** Refusing a pet is forbidden by a law of its own (9 July 1970, article 10). */
export type HintCriterion = ForbiddenCriterion | 'ANIMALS'

/** As somebody wrote it, and where it begins. */
export type ForbiddenHint = { criterion: HintCriterion; words: string; at: number }

const not = '(?:pas d[e’]s? ?|sans |ni |aucune? |non |no |without |not? to |exclus?:? ?)'
const only = '(?: (?:uniquement|seulement|exclusivement|only|exige\\w*|obligatoire|de preference|preferred))'

/** On text without accents and capitals; apostrophes are typographic. */
const patterns: readonly (readonly [HintCriterion, string])[] = [
  [
    'ORIGIN',
    `(?:de )?nationalite \\w+|francais(?:e)?s?${only}|(?:d’)?origine (?:francaise|europeenne|etrangere|africaine|maghrebine)`,
  ],
  [
    'ORIGIN',
    `${not}(?:etrangers?|immigres?|africains?|arabes?|noirs?|roms?|gitans?|foreigners?|immigrants?|refugees?)`,
  ],
  ['ORIGIN', 'de type europeen|europeens? de souche|francais de souche|french nationals?'],
  ['APPEARANCE', 'bonne presentation|presente bien'],
  ['RELIGION', `(?:musulman|chretien|catholique|juif|juive|protestant|muslim|christian|jewish)\\w*|${not}voile`],
  ['FAMILY', `${not}(?:enfants?|bebes?|familles?|colocataires? en couple|children|kids|babies|families)`],
  [
    'FAMILY',
    `celibataires?|single (?:person|woman|man|people)|couples? sans enfants?|(?:couples?|personnes? seules?)${only}|maries?${only}`,
  ],
  ['PREGNANCY', 'enceintes?|pregnant'],
  [
    'AGE',
    'jeunes? (?:actifs?|active|couples?|femmes?|hommes?|filles?|personnes?|retraites?|professionals?)|young (?:professionals?|couples?|people|person|woman|man)',
  ],
  [
    'AGE',
    '(?:moins|plus) de \\d\\d ans|de \\d\\d a \\d\\d ans|(?:under|over) \\d\\d(?! ?(?:m²|m2|€|%|sq))\\b|seniors?|retraites?|personnes? agees?|retired|elderly',
  ],
  [
    'SEX',
    `(?:femmes?|hommes?|filles?|garcons?|messieurs|dames?|women|woman|men|man|girls?|boys?|ladies|male|female)${only}|(?:reserve|ideal)e? (?:a |aux |pour )?(?:une? )?(?:femmes?|hommes?|filles?|garcons?)|${not}(?:femmes?|hommes?|men|women)`,
  ],
  ['ORIENTATION', 'hetero\\w*|homosexuel\\w*|gays?|lesbien\\w*|lgbt\\w*|straight couples?'],
  [
    'HEALTH',
    `${not}(?:handicapes?|handicap|fauteuil roulant|malades?|disabled|wheelchairs?)|(?:bonne sante|valides?|good health)`,
  ],
  [
    'POVERTY',
    `${not}(?:apl|caf|rsa|als|allocations?|aides?|chomeurs?|chomage|assistes?|benefits?|unemployed|housing aid|dss)`,
  ],
  [
    'POVERTY',
    'cdi (?:uniquement|seulement|exige|obligatoire|imperatif)|fonctionnaires?(?: uniquement| seulement| only)',
  ],
  ['RESIDENCE', `${not}(?:gens d[eu’] ?|habitants d[eu’] ?)?(?:cite|banlieue|9[1-5])`],
  ['OPINION', `${not}(?:syndicalistes?|militants?|syndiques?)`],
  [
    'ANIMALS',
    `${not}(?:animaux|animal|chiens?|chats?|pets?|dogs?|cats?)(?: accept\\w+| autoris\\w+| allowed)?|(?:animaux|pets) (?:interdits?|refuses?|not allowed|forbidden)`,
  ],
]
const expressions = patterns.map(
  ([criterion, pattern]) => [criterion, new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu')] as const,
)

/**
 * Words that hint at a criterion by which nobody may be chosen, in the order of the text. A warning: the owner may have
 * meant something else. Phrases, unlike in private notes: «chambre d’enfant» describes a home, «sans enfants» a choice.
 */
export function findForbiddenHints(text: string): ForbiddenHint[] {
  const plain = plainOf(text)
  const found = expressions.flatMap(([criterion, expression]) =>
    [...plain.matchAll(expression)].map(({ 0: { length }, index }) => ({
      criterion,
      words: text.slice(index, index + length),
      at: index,
    })),
  )
  // of phrases that share words, the first one and the longest
  found.sort((a, b) => a.at - b.at || b.words.length - a.words.length)
  const hints: ForbiddenHint[] = []
  let end = 0
  for (const hint of found) {
    if (hint.at < end) continue
    hints.push(hint)
    end = hint.at + hint.words.length
  }
  return hints
}

/** One character for each of the text, so that places stay the same. */
const plainOf = (text: string): string =>
  Array.from(text, (character) => {
    if (character === "'") return '’'
    const base = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return base.length === character.length ? base : character
  }).join('')
