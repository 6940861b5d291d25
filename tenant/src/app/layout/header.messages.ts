import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const headerMessages = defineMessages({
  fr: { myFile: 'Mon dossier', help: 'Aide', contact: 'Contact' },
  en: { myFile: 'My file', help: 'Help', contact: 'Contact' },
})
