import { type NamedPerson, namesOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const effortRateMessages = defineMessages({
  fr: {
    title: (people: readonly NamedPerson[]) => `Taux d’effort : ${namesOf(people, 'et')}`,
    intro: 'C’est la part des revenus mensuels que prendrait le loyer.',
    rent: 'Loyer hors charges',
    charges: 'Charges',
    income: 'Revenus mensuels',
    quotient: (cost: string, income: string, rate: string) => `${cost} ÷ ${income} = ${rate}`,
    shares: 'Part de chacun',
    share: (name: string, income: string, percent: string) => `${name} : ${income}, soit ${percent}`,
    noShare: (name: string) => `${name} : aucun revenu déclaré`,
    together: 'Les revenus de toutes les personnes du dossier sont additionnés.',
    guarantors: 'Les revenus des garants ne comptent pas dans ce calcul.',
    none: 'Ce dossier ne déclare aucun revenu : il n’y a pas de taux à calculer. Il peut s’appuyer sur un garant ou sur d’autres ressources, présentées dans le dossier.',
    lawTitle: 'Un repère, pas un verdict',
    law: 'La loi ne fixe aucun seuil : un tiers des revenus n’est qu’un usage. Personne ne peut être écarté par une décision entièrement automatisée ; regardez le dossier dans son ensemble.',
    more: 'En savoir plus sur le taux d’effort',
  },
  en: {
    title: (people: readonly NamedPerson[]) => `Effort rate of ${namesOf(people, 'and')}`,
    intro: 'It is the share of monthly income that the rent would take.',
    rent: 'Rent without charges',
    charges: 'Charges',
    income: 'Monthly income',
    quotient: (cost: string, income: string, rate: string) => `${cost} ÷ ${income} = ${rate}`,
    shares: 'Each person’s share',
    share: (name: string, income: string, percent: string) => `${name}: ${income}, or ${percent}`,
    noShare: (name: string) => `${name}: no income stated`,
    together: 'The income of everyone in the file is added up.',
    guarantors: 'Guarantors’ income is not included.',
    none: 'This file states no income: there is no rate to work out. It may rely on a guarantor or on other resources, shown in the file.',
    lawTitle: 'A guide, not a verdict',
    law: 'No law sets a threshold: a third of income is only a custom. Nobody may be turned down by an entirely automated decision; look at the file as a whole.',
    more: 'More about the effort rate',
  },
})
