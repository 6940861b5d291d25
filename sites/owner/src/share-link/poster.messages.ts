import type { Furniture, PropertyType } from '@bailclair/domain/property/property.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const ordinals: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

export const posterMessages = defineMessages({
  fr: {
    toLet: 'À louer',
    kinds: {
      HOUSE: { FURNISHED: 'Maison meublée', UNFURNISHED: 'Maison non meublée' },
      APARTMENT: { FURNISHED: 'Appartement meublé', UNFURNISHED: 'Appartement non meublé' },
      OTHER: { FURNISHED: 'Logement meublé', UNFURNISHED: 'Logement non meublé' },
    } satisfies Record<PropertyType, Record<Furniture, string>>,
    rent: (rent: string) => `${rent} par mois, charges comprises`,
    grade: (grade: string) => `Classe énergie ${grade}`,
    range: 'A–D',
    estimate: (grade: string) => `${grade} (estimation)`,
    arrondissement: (town: string, number: number) => `${town} ${number}${number === 1 ? 'er' : 'e'}`,
    district: (town: string, postcode: string) => `${town} (${postcode})`,
    scan: 'Scannez ce code pour candidater',
    type: 'ou tapez cette adresse',
    promiseVisitFirst: (site: string) =>
      `Candidature gratuite avec ${site} : la visite d’abord, votre dossier ensuite, si vous le voulez. Aucun paiement n’est demandé avant la signature du bail.`,
    promise: (site: string) =>
      `Candidature gratuite avec ${site} : votre dossier n’est transmis qu’avec votre accord. Aucun paiement n’est demandé avant la signature du bail.`,
  },
  en: {
    toLet: 'To let',
    kinds: {
      HOUSE: { FURNISHED: 'Furnished house', UNFURNISHED: 'Unfurnished house' },
      APARTMENT: { FURNISHED: 'Furnished apartment', UNFURNISHED: 'Unfurnished apartment' },
      OTHER: { FURNISHED: 'Furnished property', UNFURNISHED: 'Unfurnished property' },
    },
    rent: (rent: string) => `${rent} per month, charges included`,
    grade: (grade: string) => `Energy grade ${grade}`,
    range: 'A–D',
    estimate: (grade: string) => `${grade} (estimate)`,
    arrondissement: (town: string, number: number) => `${town}, ${number}${ordinals[number] ?? 'th'} arrondissement`,
    district: (town: string, postcode: string) => `${town} (${postcode})`,
    scan: 'Scan this code to apply',
    type: 'or type this address',
    promiseVisitFirst: (site: string) =>
      `Apply free of charge with ${site}: visit first, then share your file if you wish. No payment is asked for before the lease is signed.`,
    promise: (site: string) =>
      `Apply free of charge with ${site}: your file is shared only if you agree. No payment is asked for before the lease is signed.`,
  },
})
