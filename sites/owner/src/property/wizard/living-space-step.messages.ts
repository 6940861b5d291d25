import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const livingSpaceStepMessages = defineMessages({
  fr: {
    livingSpace: 'Surface habitable',
    hint: 'En mètres carrés, sans balcon, cave ni garage. Par exemple : 42 ou 42,5.',
  },
  en: {
    livingSpace: 'Living space',
    hint: 'In square metres, without balcony, cellar or garage. For example: 42 or 42.5.',
  },
})
