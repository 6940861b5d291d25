import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const effortRateMessages = defineMessages({
  fr: {
    title: (name: string) => `Taux d’effort : ${name}`,
    intro: 'C’est la part des revenus mensuels que prendrait le loyer.',
    rent: 'Loyer hors charges',
    charges: 'Charges',
    income: 'Revenus mensuels',
    rate: 'Taux d’effort',
    rateWithCharges: 'Avec les charges',
    quotient: (cost: string, income: string, rate: string) => `${cost} ÷ ${income} = ${rate}`,
    together:
      'Les revenus de toutes les personnes du dossier sont additionnés ; la part de chacune est dans le dossier.',
    guarantors: 'Les revenus des garants n’y entrent pas.',
    none: 'Ce dossier ne déclare aucun revenu : il n’y a pas de taux à calculer. Il peut s’appuyer sur un garant ou sur d’autres ressources, que le dossier présente.',
    lawTitle: 'Un repère, pas un verdict',
    law: 'La loi ne fixe aucun seuil : un tiers des revenus n’est qu’un usage. Personne ne peut être écarté par une décision automatique ; regardez le dossier dans son ensemble.',
    more: 'En savoir plus sur le taux d’effort',
  },
  en: {
    title: (name: string) => `Effort rate of ${name}`,
    intro: 'It is the share of monthly income that the rent would take.',
    rent: 'Rent without charges',
    charges: 'Charges',
    income: 'Monthly income',
    rate: 'Effort rate',
    rateWithCharges: 'With charges',
    quotient: (cost: string, income: string, rate: string) => `${cost} ÷ ${income} = ${rate}`,
    together: 'The income of everyone in the file is added up; the share of each is in the file.',
    guarantors: 'The income of guarantors is not part of it.',
    none: 'This file states no income: there is no rate to work out. It may rest on a guarantor or on other resources, which the file presents.',
    lawTitle: 'A guide, not a verdict',
    law: 'No law sets a threshold: a third of income is only a custom. Nobody may be turned down by an automated decision; look at the file as a whole.',
    more: 'More about the effort rate',
  },
})
