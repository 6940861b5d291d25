import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const homeLawMessages = defineMessages({
  fr: {
    title: 'Ce que dit la loi',
    intro: 'Ce qui vaut pour ce logement aujourd’hui, d’après quel texte, et ce qui va changer.',
    advice: 'Cette page vous conseille : seuls les textes font foi.',
    allRules: 'Toutes les règles de location',
    ownRules:
      'Le bien se trouve dans une collectivité qui a ses propres règles. Celles de cette page n’y valent peut-être pas.',
    back: 'Mon bien',
    loading: 'Chargement des règles de ce logement',
    failed: 'Les règles de ce logement n’ont pas pu s’afficher',
  },
  en: {
    title: 'What the law says',
    intro: 'What applies to this home today, by which text, and what will change.',
    advice: 'This page gives advice: only the texts bind.',
    allRules: 'All the rules of letting',
    ownRules: 'The property is in a territory with rules of its own. Those on this page may not hold there.',
    back: 'My property',
    loading: 'Loading the rules for this home',
    failed: 'The rules for this home could not be shown',
  },
})
