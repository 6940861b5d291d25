import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const headerMessages = defineMessages({
  fr: {
    pages: {
      MyFile: 'Mon dossier',
      FileAccess: 'Qui voit mon dossier',
      Account: 'Mon compte',
    },
    help: 'Aide',
    contact: 'Contact',
  },
  en: {
    pages: {
      MyFile: 'My file',
      FileAccess: 'Who sees my file',
      Account: 'My account',
    },
    help: 'Help',
    contact: 'Contact',
  },
})
