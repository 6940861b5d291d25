import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const proposalsMessages = defineMessages({
  fr: {
    title: 'Proposer une visite',
    help: 'Les candidats choisis reçoivent un message et réservent eux-mêmes. Ils sont dans l’ordre de leur candidature.',
    noSlots: 'Ajoutez d’abord des créneaux, pour qu’ils puissent en choisir un.',
    firstOnes: (count: number) => `Les ${count} premières candidatures sont ici. Les suivantes viennent ensuite.`,
    none: 'Aucune nouvelle candidature n’attend de proposition.',
    all: 'Tous',
    submit: (count: number) => (count > 1 ? `Proposer une visite à ${count} candidats` : 'Proposer une visite'),
    choose: 'Choisissez au moins une candidature.',
    proposed: 'Visite proposée',
    waiting: 'Visite proposée, pas encore réservée',
  },
  en: {
    title: 'Propose a visit',
    help: 'The applicants you choose get a message and book by themselves. They are in the order in which they applied.',
    noSlots: 'Add times first, so that they can choose one.',
    firstOnes: (count: number) => `The first ${count} applications are here. The others follow afterwards.`,
    none: 'No new application waits for a proposal.',
    all: 'All',
    submit: (count: number) => (count > 1 ? `Propose a visit to ${count} applicants` : 'Propose a visit'),
    choose: 'Choose at least one application.',
    proposed: 'Visit proposed',
    waiting: 'Visit proposed, not booked yet',
  },
})
