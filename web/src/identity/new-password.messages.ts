import { defineMessages } from '#platform/messages/messages.ts'

export const newPasswordMessages = defineMessages({
  fr: {
    hint: 'Au moins 8 caractères. Mêlez majuscules, minuscules, chiffres et signes.',
    confirmation: 'Confirmez le mot de passe',
  },
  en: {
    hint: 'At least 8 characters. Mix upper case, lower case, digits and signs.',
    confirmation: 'Confirm password',
  },
})
