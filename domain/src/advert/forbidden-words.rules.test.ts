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
    ['Idéal famille catholique', 'RELIGION', 'catholique'],
    ['Sans enfants', 'FAMILY', 'Sans enfants'],
    ['Célibataire de préférence', 'FAMILY', 'Célibataire'],
    ['Couple sans enfant', 'FAMILY', 'Couple sans enfant'],
    ['No children', 'FAMILY', 'No children'],
    ['Idéal jeune couple', 'AGE', 'jeune couple'],
    ['Pour jeunes actifs', 'AGE', 'jeunes actifs'],
    ['De préférence moins de 35 ans', 'AGE', 'moins de 35 ans'],
    ['Perfect for a young professional', 'AGE', 'young professional'],
    ['Femme uniquement', 'SEX', 'Femme uniquement'],
    ['Réservé aux filles', 'SEX', 'Réservé aux filles'],
    ['Women only', 'SEX', 'Women only'],
    ['Couple hétéro', 'ORIENTATION', 'hétéro'],
    ['Pas de fauteuil roulant', 'HEALTH', 'Pas de fauteuil roulant'],
    ['Pas d’APL', 'POVERTY', 'Pas d’APL'],
    ['CDI exigé', 'POVERTY', 'CDI exigé'],
    ['No benefits', 'POVERTY', 'No benefits'],
    ['Pas de gens du 93', 'RESIDENCE', 'Pas de gens du 93'],
    ['Pas d’animaux', 'ANIMALS', 'Pas d’animaux'],
    ['Animaux interdits', 'ANIMALS', 'Animaux interdits'],
    ['No pets allowed', 'ANIMALS', 'No pets allowed'],
  ])('%s', (text, criterion, words) => expect(found(text)).toEqual([[criterion, words]]))

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

  it.each(['pas de ', 'jeune ', 'sans ni non no ', 'nationalite ', '9', ' ', '’', 'hetero'])(
    'takes no longer than a moment for ten thousand letters of %j',
    (word) => {
      const text = word.repeat(10_000 / word.length)
      const before = performance.now()
      findForbiddenHints(text)
      expect(performance.now() - before).toBeLessThan(1_000)
    },
  )

  it('names words that are in the text, at the place that it says, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (noise) => {
        const text = `${noise} célibataire ${noise}`
        for (const { words, at } of findForbiddenHints(text))
          expect(text.slice(at).trimStart().startsWith(words)).toBe(true)
      }),
    )
  })
})
