import { defineMessages } from '#platform/messages/messages.ts'

export const newPasswordMessages = defineMessages({
  fr: {
    hint: 'Au moins 8 caractères : mélangez lettres, chiffres et symboles.',
    confirmation: 'Confirmez le mot de passe',
  },
  en: {
    hint: 'At least 8 characters: mix letters, digits and symbols.',
    confirmation: 'Confirm password',
  },
})
