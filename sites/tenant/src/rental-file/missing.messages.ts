import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const missingMessages = defineMessages({
  fr: {
    NAMES: 'Votre nom et votre prénom',
    SITUATION: 'Votre situation et vos revenus',
    ofGuarantor: (what: string, name: string) => `${what}, garant ${name}`,
    declined: (what: string) => `${what}, à corriger`,
  },
  en: {
    NAMES: 'Your last name and first name',
    SITUATION: 'Your situation and income',
    ofGuarantor: (what: string, name: string) => `${what}, guarantor ${name}`,
    declined: (what: string) => `${what}, to correct`,
  },
})
