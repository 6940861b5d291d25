import { type HintCriterion, type HintWords, hintWords } from './forbidden-words.data.ts'

/** As somebody wrote it, and where it begins. */
export type ForbiddenHint = { criterion: HintCriterion; words: string; at: number }

const be = '(?:(?:ne )?(?:sont|est|are|is) )?'
const accepted = '(?:acceptee?s?|admise?s?|autorisee?s?|souhaitee?s?|bienvenue?s?)'
const allowed = '(?:allowed|accepted|welcome|permitted)'
const unsuitable = '(?:not suitable|unsuitable|pas adaptee?|convient pas) (?:for|to|aux?|pour)'

const refusal = {
  before: `(?:pas d[e’ ]s? ?|pas pour |sans |ni |aucune? |non |no |without |not? to |exclus?:? ?|interdit aux? |(?:refus(?:e|ons)|accept(?:e|ons) pas|not accept(?:ing)?) (?:les? |d[e’]s? ?|any )?|${unsuitable} (?!handicap|fauteuil|disabled|wheelchair))`,
  after: ` ${be}(?:strict\\w+ |formellement )?(?:refusee?s?|interdite?s?(?! aux? )|exclue?s?|(?:(?:merci|priere) de )?s[’ ]abstenir|(?:non|pas) ${accepted}|not ${allowed}|forbidden|prohibited)`,
}
const wish = {
  before:
    '(?:uniquement|seulement|exclusivement|only|reservee?s?|(?:de )?preference|(?:re)?cherch(?:e|ons))(?: (?:a|aux?|pour|for|to|les?|des|une?)){0,2} ',
  after: ` ${be}(?:uniquement|seulement|exclusivement|only|exigee?s?|obligatoires?|imperati(?:fs?|ves?|vement)|requise?s?|demandee?s?|souhaitee?s?|de preference|preferee?s?|preferred|required|wanted)`,
}
const person =
  '(?:personnes?|gens|locataires?|colocataires?|candidats?|profils?|couples?|familles?|femmes?|hommes?|person|people|tenants?|applicants?|professionals?|(?:family|families)(?! (?:house|home))|women|woman|men|man)'
const link = '(?: (?:de|en|in|qui|entre|agee?s?(?: de| entre)?))?'

const patternOf = ({ refused, wanted, described, alone }: HintWords): string =>
  [
    ...(refused
      ? [`${refusal.before}(?:${refused})(?: ${accepted}| ${allowed})?`, `(?:${refused})${refusal.after}`]
      : []),
    ...(wanted ? [`${wish.before}(?:${wanted})`, `(?:${wanted})${wish.after}`] : []),
    ...(described ? [`${person}${link} (?:${described})`, `(?:${described}) ${person}`] : []),
    ...(alone ? [alone] : []),
  ].join('|')

const expressions = hintWords.map(
  (words) => [words.criterion, new RegExp(`(?<![\\p{L}\\d])(?:${patternOf(words)})(?![\\p{L}\\d])`, 'gu')] as const,
)

/**
 * Words that hint at a criterion by which nobody may be chosen, in the order of the text. A warning: the owner may have
 * meant something else. Phrases, unlike in private notes: «chambre d’enfant» describes a home, «sans enfants» a choice.
 */
export function findForbiddenHints(text: string): ForbiddenHint[] {
  const { plain, starts, ends } = foldText(text)
  const found = expressions.flatMap(([criterion, expression]) =>
    [...plain.matchAll(expression)].map(({ 0: { length }, index }) => {
      const [at, end] = [starts[index] ?? 0, ends[index + length - 1] ?? 0]
      return { criterion, words: text.slice(at, end), at }
    }),
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

/** Without accents and capitals, white space as one space. `starts` and `ends`: places in the text of each letter. */
function foldText(text: string) {
  const starts: number[] = []
  const ends: number[] = []
  let plain = ''
  for (const { 0: piece, index } of text.matchAll(/\s+|.\p{M}*/gsu)) {
    const folded = foldPiece(piece)
    plain += folded
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(index)
      ends.push(index + piece.length)
    }
  }
  return { plain, starts, ends }
}

function foldPiece(piece: string): string {
  // an empty line ends a phrase
  if (piece.trim() === '') return piece.split('\n').length > 2 ? '\n' : ' '
  if (piece === "'") return '’'
  return piece.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
