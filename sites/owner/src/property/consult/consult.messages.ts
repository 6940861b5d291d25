import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const consultMessages = defineMessages({
  fr: {
    total: 'Total par mois',
    grade: 'Classe énergie',
    notGiven: 'Non renseigné',
  },
  en: {
    total: 'Total per month',
    grade: 'Energy grade',
    notGiven: 'Not given',
  },
})
