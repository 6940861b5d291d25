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
  },
})
