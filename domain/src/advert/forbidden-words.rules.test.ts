import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findForbiddenHints } from './forbidden-words.rules.ts'

const found = (text: string) => findForbiddenHints(text).map(({ criterion, words }) => [criterion, words])

describe('words that hint at a forbidden criterion', () => {
  it.each([
    ['Français uniquement', 'ORIGIN', 'Français uniquement'],
    ['Pas d’étrangers, merci', 'ORIGIN', 'Pas d’étrangers'],
    ["pas d'étrangers", 'ORIGIN', "pas d'étrangers"],
    ['Personne de nationalité française', 'ORIGIN', 'de nationalité française'],
    ['no foreigners please', 'ORIGIN', 'no foreigners'],
    ['Idéal famille catholique', 'RELIGION', 'famille catholique'],
    ['Sans enfants', 'FAMILY', 'Sans enfants'],
    ['Célibataire de préférence', 'FAMILY', 'Célibataire de préférence'],
    ['Couple sans enfant', 'FAMILY', 'Couple sans enfant'],
    ['No children', 'FAMILY', 'No children'],
    ['Idéal jeune couple', 'AGE', 'jeune couple'],
    ['Pour jeunes actifs', 'AGE', 'jeunes actifs'],
    ['De préférence moins de 35 ans', 'AGE', 'De préférence moins de 35 ans'],
    ['Perfect for a young professional', 'AGE', 'young professional'],
    ['Femme uniquement', 'SEX', 'Femme uniquement'],
    ['Réservé aux filles', 'SEX', 'Réservé aux filles'],
    ['Women only', 'SEX', 'Women only'],
    ['Couple hétéro', 'ORIENTATION', 'Couple hétéro'],
    ['Pas de fauteuil roulant', 'HEALTH', 'Pas de fauteuil roulant'],
    ['Pas d’APL', 'POVERTY', 'Pas d’APL'],
    ['CDI exigé', 'POVERTY', 'CDI exigé'],
    ['No benefits', 'POVERTY', 'No benefits'],
    ['Pas de gens du 93', 'RESIDENCE', 'Pas de gens du 93'],
    ['Pas d’animaux', 'ANIMALS', 'Pas d’animaux'],
    ['Animaux interdits', 'ANIMALS', 'Animaux interdits'],
    ['No pets allowed', 'ANIMALS', 'No pets allowed'],
    ['Locataire de moins de 30 ans', 'AGE', 'Locataire de moins de 30 ans'],
    ['Personne en bonne santé', 'HEALTH', 'Personne en bonne santé'],
    ['Tenants under 35', 'AGE', 'Tenants under 35'],
    ['Christian family', 'RELIGION', 'Christian family'],
    ['N’accepte pas les enfants', 'FAMILY', 'accepte pas les enfants'],
  ])('%s', (text, criterion, words) => expect(found(text)).toEqual([[criterion, words]]))

  it.each([
    ['Étrangers refusés', 'ORIGIN'],
    ['étrangers s’abstenir', 'ORIGIN'],
    ["Étrangers s'abstenir", 'ORIGIN'],
    ['pas d’Algériens', 'ORIGIN'],
    ['Pas de Marocaines', 'ORIGIN'],
    ['uniquement français', 'ORIGIN'],
    ['Réservé aux Français', 'ORIGIN'],
    ['Blancs uniquement', 'ORIGIN'],
    ['Muslims not welcome', 'RELIGION'],
    ['enfants non acceptés', 'FAMILY'],
    ['Les enfants ne sont pas admis', 'FAMILY'],
    ['kids not allowed', 'FAMILY'],
    ['adults only', 'FAMILY'],
    ['not suitable for children', 'FAMILY'],
    ['Seniors s’abstenir', 'AGE'],
    ['Idéal pour retraités', 'AGE'],
    ['femme seule de préférence', 'SEX'],
    ['Hommes s’abstenir', 'SEX'],
    ['Pas de gays', 'ORIENTATION'],
    ['Couple gay', 'ORIENTATION'],
    ['Pas de personnes de banlieue', 'RESIDENCE'],
    ['chômeurs s’abstenir', 'POVERTY'],
    ['APL refusées', 'POVERTY'],
    ['CAF refusée', 'POVERTY'],
    ['Uniquement CDI', 'POVERTY'],
    ['CDI demandé', 'POVERTY'],
    ['CDI requis', 'POVERTY'],
    ['CDI exigés', 'POVERTY'],
    ['Salariés uniquement', 'POVERTY'],
    ['fonctionnaire de préférence', 'POVERTY'],
    ['animaux non acceptés', 'ANIMALS'],
    ['animaux non admis', 'ANIMALS'],
    ['chiens interdits', 'ANIMALS'],
    ['pets not accepted', 'ANIMALS'],
    ['no animals', 'ANIMALS'],
  ])('%s: the phrase belongs to %s', (text, criterion) =>
    expect(found(`Studio clair. ${text}, merci.`)).toEqual([
      [criterion, expect.stringContaining(text.split(' ').at(-1) ?? '')],
    ]),
  )

  it.each([
    ['Pas  d’animaux', 0],
    ['Pas\nd’animaux', 0],
    ['Clair.\u202f\r\n Pas\u00a0 d’animaux', 10],
    ['\n\n𝒩 Pas d’animaux', 5],
    ['E\u0301tages. Pas d’animaux', 9],
  ])('white space inside a phrase is one space: %j', (text, at) =>
    expect(findForbiddenHints(text)).toEqual([{ criterion: 'ANIMALS', words: text.slice(at), at }]),
  )

  it.each([
    'Bel appartement lumineux de 42 m², proche des écoles et du parc.',
    'Chambre d’enfant, cuisine équipée, cave.',
    'Quartier calme et familial, commerces à deux pas.',
    'Appartement au 3e étage sans ascenseur, sans vis-à-vis.',
    'Travaux récents, moins de 10 minutes de la gare, plus de 20 m² de terrasse.',
    'Rue des Dames, métro Filles du Calvaire, hôpital des Enfants-Malades.',
    'Résidence avec gardien, femme de ménage pour les parties communes.',
    'Bright flat, 10 minutes from the station, no lift, over 60 m².',
    'Disponible pour un couple, une famille ou une colocation.',
    'Animaux bienvenus. Logement accessible en fauteuil roulant.',
    'Sans frais d’agence. Aides au logement possibles (APL).',
    'Un homme à tout faire habite dans la résidence.',
    'DPE de moins de 10 ans',
    'Immeuble de plus de 50 ans',
    'under 10 minutes from station',
    'DPE valide',
    'enceinte sécurisée',
    'mobilier hétéroclite',
    'Rue Gay-Lussac',
    'rue Christian Lacroix',
    'église catholique à 100 m',
    'No 93 rue X',
    'résidence services seniors à proximité',
    'nationalité indifférente',
    'logement étudiant',
    'idéal étudiant',
    'proche université',
    // whether these are forbidden is not certain
    'étudiants uniquement',
    'pas d’étudiants',
    'Copropriété en bonne santé financière.',
    'Not suitable for wheelchairs, no disabled access.',
    'Accessible aux personnes handicapées.',
    'Animaux acceptés, enfants bienvenus, APL acceptées, étrangers non exclus.',
    'LGBT friendly. CDI, CDD, intérim : tous les dossiers sont étudiés.',
    'Visites en français uniquement.',
    'Aire de jeux pour enfants interdite aux vélos.',
    'Lovely French family house.',
    'Idéal couple\n\nUniquement sur rendez-vous',
    '',
  ])('finds nothing in: %s', (text) => expect(found(text)).toEqual([]))

  it('finds several, in the order of the text, with their places', () => {
    const text = 'Pas d’animaux. Idéal jeune couple, pas d’APL.'
    expect(findForbiddenHints(text)).toEqual([
      { criterion: 'ANIMALS', words: 'Pas d’animaux', at: 0 },
      { criterion: 'AGE', words: 'jeune couple', at: text.indexOf('jeune') },
      { criterion: 'POVERTY', words: 'pas d’APL', at: text.indexOf('pas d’APL') },
    ])
  })

  it.each([
    'pas de ',
    'jeune ',
    'sans ni non no ',
    'nationalite ',
    '9',
    ' ',
    '\n',
    '\u0301',
    '’',
    'hetero',
    'only for ',
    'personnes de ',
    'femmes seules ',
  ])('takes no longer than a moment for ten thousand letters of %j', (word) => {
    const text = word.repeat(10_000 / word.length)
    const before = performance.now()
    findForbiddenHints(text)
    expect(performance.now() - before).toBeLessThan(1_000)
  })

  it('says words and places as they are in the text, whatever is around', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (noise) => {
        const hints = findForbiddenHints(`${noise} célibataire ${noise}`)
        expect(hints).toContainEqual({ criterion: 'FAMILY', words: 'célibataire', at: noise.length + 1 })
      }),
    )
  })
})
