import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const energyMessages = defineMessages({
  fr: {
    title: 'Énergie',
    statuses: 'États d’un DPE',
    official: 'Classes officielles',
    indicative: 'Classe indicative',
    extremes: 'Extrêmes',
  },
  en: {
    title: 'Energy',
    statuses: 'Statuses of a certificate',
    official: 'Official grades',
    indicative: 'Indicative grade',
    extremes: 'Extremes',
  },
})
