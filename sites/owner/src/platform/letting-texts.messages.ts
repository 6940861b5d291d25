import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Kinds of letting, and how their charges may be paid. */
export const lettingTexts = defineMessages({
  fr: {
    kinds: {
      UNFURNISHED: 'Location vide',
      FURNISHED: 'Location meublée',
      STUDENT: 'Bail étudiant de neuf mois',
      MOBILITY: 'Bail mobilité',
      SEASON: 'Location saisonnière',
    },
    charges: {
      PROVISIONS: 'Des provisions, régularisées chaque année. En colocation, un forfait est aussi possible.',
      FLAT_RATE: 'Un forfait seulement.',
      both: 'Des provisions, régularisées chaque année, ou un forfait.',
    },
  },
  en: {
    kinds: {
      UNFURNISHED: 'Unfurnished letting',
      FURNISHED: 'Furnished letting',
      STUDENT: 'Student lease of nine months',
      MOBILITY: 'Mobility lease',
      SEASON: 'Seasonal let',
    },
    charges: {
      PROVISIONS: 'Advance payments, settled each year. For a shared flat, a flat rate is possible too.',
      FLAT_RATE: 'A flat rate only.',
      both: 'Advance payments, settled each year, or a flat rate.',
    },
  },
})
