import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** `picture` is the text alternative. */
export const gradeScaleMessages = defineMessages({
  fr: {
    spokenRange: 'de A à D',
    spokenFigure: (figure: string) => ` (${figure})`,
    spokenEstimate: (picture: string) => `${picture} Classe estimée.`,
    energy: {
      title: 'Énergie',
      unit: 'kWh/m²/an',
      best: 'économe',
      worst: 'énergivore',
      picture: (grade: string, figure: string) =>
        `Classe énergie ${grade}${figure}, sur une échelle de A, très économe, à G+, très énergivore.`,
    },
    emissions: {
      title: 'Gaz à effet de serre',
      unit: 'kg CO₂/m²/an',
      best: 'faibles émissions',
      worst: 'fortes émissions',
      picture: (grade: string, figure: string) =>
        `Classe d’émissions ${grade}${figure}, sur une échelle de A, faibles émissions, à G, fortes émissions.`,
    },
  },
  en: {
    spokenRange: 'from A to D',
    spokenFigure: (figure: string) => ` (${figure})`,
    spokenEstimate: (picture: string) => `${picture} Estimated grade.`,
    energy: {
      title: 'Energy',
      unit: 'kWh/m²/year',
      best: 'efficient',
      worst: 'inefficient',
      picture: (grade: string, figure: string) =>
        `Energy grade ${grade}${figure}, on a scale from A, very efficient, to G+, very inefficient.`,
    },
    emissions: {
      title: 'Greenhouse gas',
      unit: 'kg CO₂/m²/year',
      best: 'low emissions',
      worst: 'high emissions',
      picture: (grade: string, figure: string) =>
        `Emissions grade ${grade}${figure}, on a scale from A, low emissions, to G, high emissions.`,
    },
  },
})
