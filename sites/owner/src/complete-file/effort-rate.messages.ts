import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const effortRateMessages = defineMessages({
  fr: {
    understand: 'Comprendre le taux d’effort',
    intro: 'C’est la part des revenus mensuels que prendrait le loyer, hors charges.',
    quotient: (cost: string, income: string, rate: string) => `${cost} ÷ ${income} = ${rate}`,
    shares: 'La part de chacun dans les revenus :',
    share: (income: string, share: string) => `${income}, soit ${share}`,
    shareOf: (name: string, share: string) => `${name} : ${share}`,
    guarantors: 'Les revenus des garants ne comptent pas dans ce calcul.',
    none: 'Ce dossier ne déclare aucun revenu : il n’y a pas de taux à calculer. Il peut s’appuyer sur un garant ou sur d’autres ressources.',
    law: 'C’est un repère, pas un verdict : la loi ne fixe aucun seuil, et un tiers des revenus n’est qu’un usage. Personne ne peut être écarté par une décision entièrement automatisée ; regardez le dossier dans son ensemble.',
  },
  en: {
    understand: 'Understand the effort rate',
    intro: 'It is the share of monthly income that the rent would take, without charges.',
    quotient: (cost: string, income: string, rate: string) => `${cost} ÷ ${income} = ${rate}`,
    shares: 'Each person’s share of the income:',
    share: (income: string, share: string) => `${income}, that is ${share}`,
    shareOf: (name: string, share: string) => `${name}: ${share}`,
    guarantors: 'Guarantors’ income is not included.',
    none: 'This file states no income: there is no rate to work out. It may rely on a guarantor or on other resources.',
    law: 'It is a guide, not a verdict: no law sets a threshold, and a third of income is only a custom. Nobody may be turned down by an entirely automated decision; look at the file as a whole.',
  },
})
