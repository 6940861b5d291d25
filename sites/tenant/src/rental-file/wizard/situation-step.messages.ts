import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const situationStepMessages = defineMessages({
  fr: {
    incomesHint:
      'Cochez ce que vous recevez chaque mois et indiquez le montant net, avant impôt sur le revenu. Ne comptez pas les aides au logement à venir.',
    amountOf: (kind: string) => `Montant : ${kind}`,
    unit: '€ / mois',
    none: 'Je n’ai aucun revenu',
    noneHint: 'Ce n’est pas un obstacle : beaucoup d’étudiants louent avec un garant.',
  },
  en: {
    incomesHint:
      'Tick what you receive each month and enter the net amount, before income tax. Do not count future housing benefits.',
    amountOf: (kind: string) => `Amount: ${kind}`,
    unit: '€ / month',
    none: 'I have no income',
    noneHint: 'That is not a problem: many students rent with a guarantor.',
  },
})
