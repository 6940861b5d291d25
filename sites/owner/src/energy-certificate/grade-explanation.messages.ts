import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** What a grade means for residents. The legal consequences are computed (decision 4). */
export const gradeExplanationMessages = defineMessages({
  fr: {
    A: {
      title: 'Excellente performance',
      text: 'Le logement consomme très peu : ses factures sont parmi les plus basses.',
    },
    B: { title: 'Très bonne performance', text: 'Le logement est bien isolé et se chauffe à peu de frais.' },
    C: { title: 'Bonne performance', text: 'Le logement est confortable en hiver et ses factures restent mesurées.' },
    D: {
      title: 'Bonne performance',
      text: 'Le logement est dans la moyenne : quelques travaux le feraient progresser.',
    },
    'A-D': {
      title: 'Bonne performance',
      text: 'D’après vos chiffres, le logement se classe entre A et D. Seul un DPE officiel donne sa lettre exacte.',
    },
    E: {
      title: 'Bonne performance, à améliorer',
      text: 'Le logement consomme un peu plus que la moyenne : mieux vaut prévoir des travaux à temps.',
    },
    F: {
      title: 'Logement énergivore',
      text: 'Les factures sont élevées et le confort limité. Prévoyez des travaux d’isolation ou de chauffage.',
    },
    G: {
      title: 'Logement très énergivore',
      text: 'Le logement fait partie des plus gourmands. Des travaux sont nécessaires pour le louer durablement.',
    },
    'G+': {
      title: 'Logement extrêmement énergivore',
      text: 'Le logement consomme plus de 450 kWh d’énergie finale par m² et par an. Des travaux importants sont nécessaires.',
    },
    adviser: 'Un conseiller du service public vous aide gratuitement à choisir les travaux et à trouver des aides.',
    findAdviser: 'Trouver un conseiller rénovation',
  },
  en: {
    A: { title: 'Excellent performance', text: 'The home uses very little energy: its bills are among the lowest.' },
    B: { title: 'Very good performance', text: 'The home is well insulated and cheap to heat.' },
    C: { title: 'Good performance', text: 'The home is comfortable in winter and its bills stay moderate.' },
    D: { title: 'Good performance', text: 'The home is about average: some work would improve it.' },
    'A-D': {
      title: 'Good performance',
      text: 'From your figures, the home is between A and D. Only an official EPC gives the exact letter.',
    },
    E: {
      title: 'Good performance, to be improved',
      text: 'The home uses a little more than average: plan improvements in good time.',
    },
    F: {
      title: 'Energy-hungry home',
      text: 'Bills are high and comfort is limited. Plan insulation or heating work.',
    },
    G: {
      title: 'Very energy-hungry home',
      text: 'The home is among the least efficient. It needs work before it can be let in the long term.',
    },
    'G+': {
      title: 'Extremely energy-hungry home',
      text: 'The home uses more than 450 kWh of final energy per m² per year. It needs substantial work.',
    },
    adviser: 'A public adviser can help you choose the work and find grants, free of charge.',
    findAdviser: 'Find a renovation adviser',
  },
})
