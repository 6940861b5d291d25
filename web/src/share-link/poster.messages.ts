import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const posterMessages = defineMessages({
  fr: {
    toLet: 'À louer',
    types: { HOUSE: 'Maison', APARTMENT: 'Appartement', OTHER: 'Logement' },
    furniture: { FURNISHED: 'meublé', UNFURNISHED: 'non meublé' },
    kind: (type: string, furniture: string) => `${type} ${furniture}`,
    rent: (rent: string) => `${rent} par mois, charges comprises`,
    grade: (grade: string) => `Classe énergie ${grade}`,
    range: 'A–D',
    indicative: (grade: string) => `${grade} (indicative)`,
    scan: 'Scannez ce code pour candidater',
    promise: (site: string) =>
      `Candidature gratuite avec ${site} : votre dossier n’est transmis qu’avec votre accord. Aucun paiement n’est demandé avant la signature du bail.`,
  },
  en: {
    toLet: 'To let',
    types: { HOUSE: 'House', APARTMENT: 'Apartment', OTHER: 'Property' },
    furniture: { FURNISHED: 'furnished', UNFURNISHED: 'unfurnished' },
    kind: (type: string, furniture: string) => `${type}, ${furniture}`,
    rent: (rent: string) => `${rent} a month, charges included`,
    grade: (grade: string) => `Energy grade ${grade}`,
    range: 'A–D',
    indicative: (grade: string) => `${grade} (indicative)`,
    scan: 'Scan this code to apply',
    promise: (site: string) =>
      `Apply free of charge with ${site}: your file is only passed on with your agreement. No payment is asked for before the lease is signed.`,
  },
})
