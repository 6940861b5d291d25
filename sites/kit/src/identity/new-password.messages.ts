import { defineMessages } from '#platform/messages/messages.ts'

export const newPasswordMessages = defineMessages({
  fr: {
    hint: (length: number) => `Au moins ${length} caractères : mélangez lettres, chiffres et symboles.`,
    confirmation: 'Confirmez le mot de passe',
  },
  en: {
    hint: (length: number) => `At least ${length} characters: mix letters, digits and symbols.`,
    confirmation: 'Confirm password',
  },
})
