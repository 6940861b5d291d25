import type { ForbiddenCriterion } from '../law/forbidden-criteria.ts'

/** Refusing a pet is forbidden by a law of its own (9 July 1970, article 10). */
export type HintCriterion = ForbiddenCriterion | 'ANIMALS'

/** Regular expressions on folded text: no accents, no capitals, typographic apostrophes. */
export type HintWords = {
  criterion: HintCriterion
  /** «pas de …», «… refusés», «… s’abstenir». */
  refused?: string
  /** «… uniquement», «réservé aux …», «… exigé». */
  wanted?: string
  /** Beside a person: «famille …», «… tenants». */
  described?: string
  /** Enough by itself. */
  alone?: string
}

const nations =
  '(?:algerien|marocain|tunisien|maghrebin|africain|senegalais|malien|ivoirien|camerounais|congolais|comorien|turc|turque|kurde|afghan|syrien|roumain|bulgare|albanais|russe|ukrainien|chinois|indien|pakistanais|europeen|francais|etranger)(?:ne|e)?s?'
const foreigners =
  'etrangere?s?|immigree?s?|migrants?|refugiee?s?|arabes?|noire?s?|roms?|gitans?|tziganes?|gens du voyage|foreigners?|immigrants?|refugees?|blacks?|arabs?|africans?|algerians?|moroccans?|indians?|romanians?'
const believers =
  'musulman(?:e)?s?|chretien(?:ne)?s?|catholiques?|juifs?|juives?|protestant(?:e)?s?|muslims?|christians?|catholics?|jews?|jewish'
const sexes =
  '(?:femmes?|hommes?|filles?|garcons?|messieurs|dames?|women|woman|men|man|girls?|boys?|ladies|males?|females?)(?: seule?s?)?'
const elders = 'seniors?|retraitee?s?|personnes agees|retired|elderly'
const ages = '(?:moins|plus) de \\d\\d ans|\\d\\d(?: a | et | ?- ?)\\d\\d ans'
const ideal = 'ideal\\w* (?:pour |for )?(?:une? |des )?'

/**
 * Students are left out: there are leases for students alone, and whether another owner may ask for one is not certain.
 * «Uniquement en français» is about a language, «no wheelchair access» about a home.
 */
export const hintWords: readonly HintWords[] = [
  {
    criterion: 'ORIGIN',
    refused: `${nations}|${foreigners}`,
    wanted: `(?<!en )${nations}|${foreigners}|blancs?|blanches?`,
    described: `${nations}|${foreigners}|d’origine (?:${nations})|de type europeen|french`,
    alone: `(?:de )?nationalite ${nations}|(?:europeens?|francais) de souche|french nationals?`,
  },
  { criterion: 'APPEARANCE', described: 'present(?:e|ant) bien', alone: 'bonne presentation' },
  { criterion: 'RELIGION', refused: `${believers}|voiles?`, wanted: believers, described: believers },
  {
    criterion: 'FAMILY',
    refused:
      'enfants?|bebes?|familles?|couples?|colocataires? en couple|children|child|kids?|bab(?:y|ies)|famil(?:y|ies)',
    wanted: 'couples?|personnes? seules?|celibataires?|mariee?s?|adultes?|adults?|singles?',
    alone: 'celibataires?|single (?:person|woman|man|people)|couples? sans enfants?',
  },
  { criterion: 'PREGNANCY', alone: '(?:femmes?|pas|non) enceintes?|pregnant' },
  {
    criterion: 'AGE',
    refused: `jeunes|vieux|${elders}`,
    wanted: `jeunes|${elders}|${ages}|(?:under|over) \\d\\ds?`,
    described: `${ages}|(?:aged )?(?:under|over) \\d\\d(?! ?(?:min|m²|m2|sq))|retraitee?s?|retired`,
    alone: `jeunes? (?:actifs?|actives?|couples?|femmes?|hommes?|filles?|personnes?|retraites?|professionals?)|young (?:professionals?|couples?|people|person|woman|man)|(?:under|over)[ -]\\d\\ds|${ideal}(?:${elders})`,
  },
  { criterion: 'SEX', refused: sexes, wanted: sexes, alone: `${ideal}(?:femmes?|hommes?|filles?|garcons?)` },
  {
    criterion: 'ORIENTATION',
    refused: 'gays?|lgbt\\w*',
    wanted: 'gays?|lgbt\\w*',
    described: 'gays?|heteros?',
    alone: 'heteros?|(?:hetero|homo)sexuel(?:le)?s?|lesbien(?:ne)?s?|lesbians?|straight couples?',
  },
  {
    criterion: 'HEALTH',
    refused: 'handicap(?:ee?s?)?|fauteuils? roulants?|malades?|(?:disabled|wheelchairs?)(?! access)',
    wanted: 'bonne sante|good health',
    described: 'valides?|bonne sante|good health',
  },
  {
    criterion: 'POVERTY',
    refused:
      'apl|caf|rsa|als|aah|allocations?|allocataires?|aides?|chomeu(?:rs?|ses?)|chomage|assistee?s?|interim(?:aires?)?|cdd|benefits?|unemployed|housing (?:aid|benefits?)|dss',
    wanted: 'cdi|salariee?s?|fonctionnaires?|permanent contracts?',
  },
  {
    criterion: 'RESIDENCE',
    refused:
      '(?:gens|habitants|personnes|people) (?:d[eu’] ?|des |from )(?:la |the )?(?:cites?|banlieue|suburbs|9[1-5])',
  },
  { criterion: 'OPINION', refused: 'syndicalistes?|militante?s?|syndiquee?s?' },
  { criterion: 'ANIMALS', refused: 'animaux|animals?|chiens?|chats?|pets?|dogs?|cats?' },
]
