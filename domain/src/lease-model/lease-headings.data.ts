import type { Furniture } from '../property/property.schema.ts'
import type { CalendarDate } from '../value/calendar-date.ts'

/** Of decree 2015-587: annex 1 is the model of an unfurnished home, annex 2 of a furnished one (docs/law.md). */
export const decreeAnnexOf = { UNFURNISHED: 1, FURNISHED: 2 } as const satisfies Record<Furniture, number>

/** Printed on every lease. Change both with any change of headings, clauses or annexes. */
export const leaseModelVersion = { number: 2, date: '2026-11-19' } as const

type Heading = {
  id: string
  title: string
  /** Absent: both models have it. */
  only?: Furniture
  /** First day on which a new lease needs it. */
  since: CalendarDate
  parts?: readonly Heading[]
}

/** First day of decree 2015-587. */
const since = '2015-08-01'

/**
 * The compulsory headings in the order of the decree. I., A., 1° and a) follow from the level and the order among those
 * that a model has. Change this list when the decree changes: no text repeats it.
 */
export const leaseHeadings = [
  { id: 'parties', title: 'Désignation des parties', since },
  {
    id: 'object',
    title: 'Objet du contrat',
    since,
    parts: [
      { id: 'consistency', title: 'Consistance du logement', since },
      { id: 'use', title: 'Destination des locaux', since },
      {
        id: 'privateParts',
        title: 'Désignation des locaux et équipements accessoires de l’immeuble à usage privatif du locataire',
        since,
      },
      {
        id: 'sharedParts',
        title: 'Énumération des locaux, parties, équipements et accessoires de l’immeuble à usage commun',
        since,
      },
      {
        id: 'network',
        title: 'Équipement d’accès aux technologies de l’information et de la communication',
        since,
      },
    ],
  },
  {
    id: 'duration',
    title: 'Date de prise d’effet et durée du contrat',
    since,
    parts: [
      { id: 'startsOn', title: 'Date de prise d’effet du contrat', since },
      { id: 'length', title: 'Durée du contrat', since },
      {
        id: 'shorterLength',
        title: 'Événement et raison justifiant la durée réduite du contrat',
        only: 'UNFURNISHED',
        since,
      },
    ],
  },
  {
    id: 'money',
    title: 'Conditions financières',
    since,
    parts: [
      {
        id: 'rent',
        title: 'Loyer',
        since,
        parts: [
          {
            id: 'firstRent',
            title: 'Fixation du loyer initial',
            since,
            parts: [
              { id: 'rentAmount', title: 'Montant du loyer mensuel', since },
              {
                id: 'rentControl',
                title: 'Modalités particulières de fixation initiale du loyer applicables dans certaines zones tendues',
                since,
              },
              { id: 'lastRent', title: 'Informations relatives au loyer du dernier locataire', since },
            ],
          },
          { id: 'rentRevision', title: 'Modalités de révision', since },
        ],
      },
      { id: 'charges', title: 'Charges récupérables', since },
      {
        id: 'sharedSavings',
        title: 'Contribution pour le partage des économies de charges',
        only: 'UNFURNISHED',
        since,
      },
      {
        id: 'insurance',
        title: 'Souscription par le bailleur d’une assurance pour le compte des colocataires',
        since,
      },
      { id: 'payment', title: 'Modalités de paiement', since },
      {
        id: 'underestimatedRent',
        title:
          'Exclusivement lors d’un renouvellement de contrat, modalités de réévaluation d’un loyer manifestement sous-évalué',
        since,
      },
      { id: 'energyCosts', title: 'Dépenses énergétiques, pour information', since: '2022-01-01' },
    ],
  },
  {
    id: 'works',
    title: 'Travaux',
    since,
    parts: [
      {
        id: 'worksDone',
        title:
          'Montant et nature des travaux d’amélioration ou de mise en conformité effectués depuis la fin du dernier contrat ou le dernier renouvellement',
        since,
      },
      {
        id: 'worksOfLandlord',
        title:
          'Majoration du loyer en cours de bail consécutive à des travaux d’amélioration entrepris par le bailleur',
        since,
      },
      {
        id: 'worksOfTenant',
        title: 'Diminution de loyer en cours de bail consécutive à des travaux entrepris par le locataire',
        since,
      },
    ],
  },
  { id: 'guarantees', title: 'Garanties', since },
  { id: 'solidarity', title: 'Clause de solidarité', since },
  { id: 'termination', title: 'Clause résolutoire', since },
  {
    id: 'fees',
    title: 'Honoraires de location',
    since,
    parts: [
      { id: 'feesRule', title: 'Dispositions applicables', since },
      { id: 'feesDetail', title: 'Détail et répartition des honoraires', since },
    ],
  },
  { id: 'conditions', title: 'Autres conditions particulières', since },
  { id: 'annexes', title: 'Annexes', since },
] as const satisfies readonly Heading[]

type IdsOf<H> = H extends { id: infer Id; parts: readonly (infer Part)[] }
  ? Id | IdsOf<Part>
  : H extends { id: infer Id }
    ? Id
    : never
export type LeaseHeadingId = IdsOf<(typeof leaseHeadings)[number]>
export type { Heading as LeaseHeading }
