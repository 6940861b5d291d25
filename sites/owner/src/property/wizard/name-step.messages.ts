import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const nameStepMessages = defineMessages({
  fr: { name: 'Nom du bien', hint: 'Par exemple : Studio Bastille, Maison de Tours.' },
  en: { name: 'Name of the property', hint: 'For example: Studio Bastille, House in Tours.' },
})
