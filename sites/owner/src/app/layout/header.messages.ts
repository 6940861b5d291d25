import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const headerMessages = defineMessages({
  fr: {
    information: 'Informations',
    blog: 'Blog',
    partners: 'Partenaires',
    help: 'Aide',
    contact: 'Contact',
  },
  en: {
    information: 'Information',
    blog: 'Blog',
    partners: 'Partners',
    help: 'Help',
    contact: 'Contact',
  },
})
