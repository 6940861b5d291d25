import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

/** Computed from date, grade and territory; no date is written in a text (decision 4). */
export const lettingCalendarMessages = defineMessages({
  fr: {
    title: 'Ce que vous pouvez faire aujourd’hui',
    acts: {
      signLease: {
        permitted: 'Vous pouvez signer un bail. Aucune interdiction n’est prévue pour cette classe.',
        until: (day: string) => `Vous pouvez signer un bail jusqu’au ${fr.date(day)}.`,
        banned: (day: string) => `La location est interdite depuis le ${fr.date(day)} : aucun nouveau bail.`,
        uncertain: 'Signer un bail : aucune date n’est certaine sur ce territoire.',
      },
      renewLease: {
        permitted: 'Le bail en cours se renouvelle normalement.',
        until: (day: string) => `Le bail en cours peut être renouvelé, même tacitement, jusqu’au ${fr.date(day)}.`,
        banned: (day: string) =>
          `Le bail en cours ne peut plus être renouvelé, même tacitement, depuis le ${fr.date(day)}.`,
        uncertain: 'Renouveler un bail : aucune date n’est certaine sur ce territoire.',
      },
      raiseRent: {
        permitted: 'Vous pouvez réviser le loyer dans les limites de la loi.',
        until: (day: string) => `Vous pouvez réviser le loyer jusqu’au ${fr.date(day)}.`,
        banned: (day: string) =>
          `Toute hausse du loyer est interdite depuis le ${fr.date(day)}, y compris entre deux locataires.`,
        uncertain: 'Augmenter le loyer : aucune règle n’est certaine sur ce territoire.',
      },
    },
    territories: {
      MAINLAND: 'Calendrier de la France métropolitaine.',
      OVERSEAS_DEPARTMENT: 'Calendrier des départements d’outre-mer, d’après l’adresse du bien.',
      OTHER_OVERSEAS: 'L’adresse du bien relève d’une collectivité qui a ses propres règles.',
    },
    condition: 'Si un DPE valable confirme cette classe :',
    rules: 'Lire les règles officielles',
  },
  en: {
    title: 'What you may do today',
    acts: {
      signLease: {
        permitted: 'You may sign a lease. No ban is planned for this grade.',
        until: (day: string) => `You may sign a lease until ${en.date(day)}.`,
        banned: (day: string) => `Letting is banned since ${en.date(day)}: no new lease.`,
        uncertain: 'Signing a lease: no date is certain in this territory.',
      },
      renewLease: {
        permitted: 'The current lease may be renewed as usual.',
        until: (day: string) => `The current lease may be renewed, even tacitly, until ${en.date(day)}.`,
        banned: (day: string) => `The current lease may not be renewed, even tacitly, since ${en.date(day)}.`,
        uncertain: 'Renewing a lease: no date is certain in this territory.',
      },
      raiseRent: {
        permitted: 'You may revise the rent within the limits of the law.',
        until: (day: string) => `You may revise the rent until ${en.date(day)}.`,
        banned: (day: string) => `Any rent increase is banned since ${en.date(day)}, also between two tenants.`,
        uncertain: 'Raising the rent: no rule is certain in this territory.',
      },
    },
    territories: {
      MAINLAND: 'Calendar of mainland France.',
      OVERSEAS_DEPARTMENT: 'Calendar of the overseas départements, by the address of the property.',
      OTHER_OVERSEAS: 'The address of the property belongs to a territory with rules of its own.',
    },
    condition: 'If a valid EPC confirms this grade:',
    rules: 'Read the official rules',
  },
})
