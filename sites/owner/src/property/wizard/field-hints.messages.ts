import type { Furniture } from '@bailclair/domain/property/property.schema.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** What the wizard says beside a field. Its label is in the texts of the property. */
export const fieldHints = defineMessages({
  fr: {
    name: 'Par exemple : Studio Bastille, Maison de Tours.',
    otherType: 'Chambre, loft, péniche…',
    address: 'Numéro, rue, code postal et ville. Par exemple : 12\u00A0rue des Lilas 37000\u00A0Tours.',
    furniture: {
      FURNISHED: 'De quoi y dormir, manger et vivre dès le premier jour',
      UNFURNISHED: 'Le locataire apporte ses meubles',
    } satisfies Record<Furniture, string>,
    livingSpace: 'En mètres carrés, sans balcon, cave ni garage. Par exemple : 42 ou 42,5.',
    rentCost: 'Par exemple : 650 ou 650,50.',
    chargesCost: {
      UNFURNISHED: 'Une provision, régularisée chaque année ; un forfait est possible en colocation.',
      FURNISHED: 'Une provision ou un forfait ; pour un bail mobilité, un forfait seulement.',
    } satisfies Record<Furniture, string>,
    noCharges: 'Écrivez 0 s’il n’y en a pas.',
    monthlyUnit: '€ / mois',
    total: 'Total par mois, charges comprises',
    whyAsked:
      'À cette adresse, la loi peut limiter le loyer. Ces réponses servent à calculer ses limites. Les candidats ne les voient pas.',
    rooms: 'Le séjour et les chambres, sans la cuisine ni la salle de bains.',
    builtPeriod: 'Elle figure sur le DPE ou dans l’acte de vente.',
    certifiedPeriod: 'Elle vient du DPE. Changez-la si ce n’est pas la bonne.',
    periodIfEmpty: (period: string) => `Si vous ne répondez pas, nous prenons celle du DPE : ${period.toLowerCase()}.`,
    otherPeriod: (period: string) =>
      `Le DPE indique une autre époque : ${period.toLowerCase()}. Vérifiez votre réponse.`,
    longUnlet: 'Le dernier loyer ne limite alors pas le nouveau, sauf pour un logement classé F ou G.',
    yes: 'Oui',
    lastRent: 'Le loyer que payait le dernier locataire, même s’il est parti.',
    lastRentSince: 'Le jour où ce loyer a commencé, ou sa dernière révision. Par exemple : 01/09/2023.',
  },
  en: {
    name: 'For example: Studio Bastille, House in Tours.',
    otherType: 'Room, loft, houseboat…',
    address: 'Number, street, postcode and town. For example: 12\u00A0rue des Lilas 37000\u00A0Tours.',
    furniture: {
      FURNISHED: 'Everything needed to sleep, eat and live there from day one',
      UNFURNISHED: 'The tenant brings their own furniture',
    },
    livingSpace: 'In square metres, without balcony, cellar or garage. For example: 42 or 42.5.',
    rentCost: 'For example: 650 or 650.50.',
    chargesCost: {
      UNFURNISHED: 'An advance payment, settled each year; a fixed amount is possible for a shared flat.',
      FURNISHED: 'An advance payment, settled each year, or a fixed amount; a fixed amount only for a mobility lease.',
    },
    noCharges: 'Write 0 if there are none.',
    monthlyUnit: '€ / month',
    total: 'Total per month, charges included',
    whyAsked:
      'At this address, the law may limit the rent. These answers are used to work out its limits. Applicants do not see them.',
    rooms: 'The living room and the bedrooms, without kitchen and bathroom.',
    builtPeriod: 'It is written in the EPC or in the deed of sale.',
    certifiedPeriod: 'It comes from the EPC. Change it if it is wrong.',
    periodIfEmpty: (period: string) => `If you do not answer, we take the one of the EPC: ${period.toLowerCase()}.`,
    otherPeriod: (period: string) => `The EPC says another period: ${period.toLowerCase()}. Check your answer.`,
    longUnlet: 'The last rent then does not limit the new one, except for a home graded F or G.',
    yes: 'Yes',
    lastRent: 'What the last tenant paid, even if they have left.',
    lastRentSince: 'The day on which that rent began, or was last revised. For example: 01/09/2023.',
  },
})
