import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const rentStepMessages = defineMessages({
  fr: {
    rentCost: 'Loyer mensuel, hors charges',
    rentHint: 'Par exemple : 650 ou 650,50.',
    chargesCost: 'Charges mensuelles',
    chargesHint: 'Forfait ou provision. Écrivez 0 s’il n’y en a pas.',
    unit: '€ / mois',
    total: 'Total par mois, charges comprises',
  },
  en: {
    rentCost: 'Monthly rent, without charges',
    rentHint: 'For example: 650 or 650.50.',
    chargesCost: 'Monthly charges',
    chargesHint: 'Flat rate or provision. Write 0 if there are none.',
    unit: '€ / month',
    total: 'Monthly total, charges included',
  },
})
