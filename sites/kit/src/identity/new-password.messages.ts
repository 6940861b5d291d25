import { defineMessages } from '#platform/messages/messages.ts'

export const newPasswordMessages = defineMessages({
  fr: {
    hint: 'Au moins 8 caractères : mêlez lettres, chiffres et signes.',
    confirmation: 'Confirmez le mot de passe',
  },
  en: {
    hint: 'At least 8 characters: mix letters, digits and signs.',
    confirmation: 'Confirm password',
  },
})
