import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

/** Computed from date, grade and territory; no date is written in a text (decision 4). */
export const lettingCalendarMessages = defineMessages({
  fr: {
    title: 'Ce que vous pouvez faire aujourd’hui',
    estimateTitle: 'Une estimation ne donne aucun droit',
    acts: {
      signLease: {
        permitted: 'Vous pouvez signer un bail. Aucune interdiction n’est prévue pour cette classe.',
        until: (day: string) => `Vous pouvez signer un bail jusqu’au ${fr.date(day)}.`,
        banned: (day: string) =>
          `La location est interdite depuis le ${fr.date(day)} : aucun nouveau bail de résidence principale.`,
        announced: 'Vous pouvez signer un bail. Une interdiction est annoncée, sans date connue.',
        uncertain: 'Signer un bail : aucune date n’est certaine pour ce territoire.',
      },
      renewLease: {
        permitted: 'Le bail en cours se renouvelle normalement.',
        until: (day: string) =>
          `Le bail en cours se renouvelle, même tacitement, jusqu’au ${fr.date(day)}. Ensuite, le logement devra atteindre une meilleure classe au renouvellement.`,
        banned: (day: string) =>
          `Depuis le ${fr.date(day)}, le logement doit atteindre une meilleure classe quand le bail est renouvelé, même tacitement. Ce n’est pas un motif de congé : le locataire reste, et peut demander des travaux.`,
        announced:
          'Le bail en cours se renouvelle normalement. Une meilleure classe est annoncée pour le renouvellement, sans date connue.',
        uncertain: 'Renouveler un bail : aucune date n’est certaine pour ce territoire.',
      },
      raiseRent: {
        permitted: 'Vous pouvez réviser le loyer dans les limites de la loi.',
        until: (day: string) => `Vous pouvez réviser le loyer jusqu’au ${fr.date(day)}.`,
        banned: (day: string) =>
          `Toute hausse du loyer est interdite pour un bail signé, renouvelé ou reconduit depuis le ${fr.date(day)}, y compris entre deux locataires.`,
        announced:
          'Vous pouvez réviser le loyer dans les limites de la loi. Une interdiction est annoncée, sans date connue.',
        uncertain: 'Augmenter le loyer : aucune règle n’est certaine pour ce territoire.',
      },
    },
    supplement: 'Aucun complément de loyer n’est permis pour cette classe, là où les loyers sont encadrés.',
    territories: {
      MAINLAND: 'Calendrier de la France métropolitaine.',
      OVERSEAS_DEPARTMENT: 'Calendrier des cinq départements d’outre-mer, d’après l’adresse du bien.',
      OTHER_OVERSEAS:
        'Le bien se trouve dans une collectivité qui a ses propres règles : renseignez-vous avant de louer.',
    },
    noPostcode: {
      text: 'Sans code postal, nous ne savons pas quel calendrier s’applique à ce bien.',
      action: 'Compléter l’adresse',
      condition: 'Si le bien est en France métropolitaine :',
    },
    conditions: {
      ended: 'Si un DPE valable confirme cette classe :',
      declared: 'D’après la lettre que vous avez recopiée :',
      estimated: (grade: string) => `Si la lettre est bien ${grade} :`,
    },
    estimate:
      'Nous l’avons calculée à partir de l’énergie finale. Les limites officielles de E à G sont en énergie primaire : un logement tout électrique à 200 kWh peut être classé F. Seule compte la lettre imprimée sur le DPE.',
    estimatedUntil: (day: string) => `Un nouveau bail ne serait possible que jusqu’au ${fr.date(day)}.`,
    rules: 'Lire les règles officielles',
    allRules: 'Toutes les règles qui concernent ce bien',
  },
  en: {
    title: 'What you may do today',
    estimateTitle: 'An estimate gives you no rights',
    acts: {
      signLease: {
        permitted: 'You may sign a lease. No ban is planned for this grade.',
        until: (day: string) => `You may sign a lease until ${en.date(day)}.`,
        banned: (day: string) => `Letting has been banned since ${en.date(day)}: no new lease for a main residence.`,
        announced: 'You may sign a lease. A ban is announced, without a known date.',
        uncertain: 'Signing a lease: no date is certain for this territory.',
      },
      renewLease: {
        permitted: 'The current lease may be renewed as usual.',
        until: (day: string) =>
          `The current lease may be renewed, even tacitly, until ${en.date(day)}. After that the home must reach a better grade at renewal.`,
        banned: (day: string) =>
          `Since ${en.date(day)} the home must reach a better grade when the lease is renewed, even tacitly. This is no ground for notice: the tenant stays, and may ask for works.`,
        announced:
          'The current lease may be renewed as usual. A better grade is announced for renewals, without a known date.',
        uncertain: 'Renewing a lease: no date is certain for this territory.',
      },
      raiseRent: {
        permitted: 'You may revise the rent within the limits of the law.',
        until: (day: string) => `You may revise the rent until ${en.date(day)}.`,
        banned: (day: string) =>
          `Any rent increase is banned for leases signed, renewed or tacitly renewed since ${en.date(day)}, including between two tenants.`,
        announced: 'You may revise the rent within the limits of the law. A ban is announced, without a known date.',
        uncertain: 'Raising the rent: no rule is certain for this territory.',
      },
    },
    supplement: 'No rent supplement is allowed for this grade, where rents are capped.',
    territories: {
      MAINLAND: 'Calendar for mainland France.',
      OVERSEAS_DEPARTMENT: 'Calendar for the five overseas départements, based on the property’s address.',
      OTHER_OVERSEAS: 'The property is in a territory with rules of its own: check them before you let.',
    },
    noPostcode: {
      text: 'Without a postcode, we do not know which calendar applies to this property.',
      action: 'Complete the address',
      condition: 'If the property is in mainland France:',
    },
    conditions: {
      ended: 'If a valid EPC confirms this grade:',
      declared: 'According to the letter you copied:',
      estimated: (grade: string) => `If the letter really is ${grade}:`,
    },
    estimate:
      'We worked it out from final energy. The official limits for E to G are in primary energy: an all-electric home at 200 kWh may be an F. Only the letter printed on the EPC counts.',
    estimatedUntil: (day: string) => `A new lease would be possible only until ${en.date(day)}.`,
    rules: 'Read the official rules',
    allRules: 'All the rules for this property',
  },
})
