import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const addressStepMessages = defineMessages({
  fr: {
    address: 'Adresse du bien',
    hint: 'Numéro, rue, code postal et ville. Par exemple : 12\u00A0rue des Lilas 37000\u00A0Tours.',
  },
  en: {
    address: 'Address of the property',
    hint: 'Number, street, postcode and town. For example: 12\u00A0rue des Lilas 37000\u00A0Tours.',
  },
})
