import { defineMessages } from '#platform/messages/messages.ts'

export const energyMessages = defineMessages({
  fr: { title: 'Énergie', official: 'Classes officielles', indicative: 'Classe indicative', extremes: 'Extrêmes' },
  en: { title: 'Energy', official: 'Official grades', indicative: 'Indicative grade', extremes: 'Extremes' },
})
