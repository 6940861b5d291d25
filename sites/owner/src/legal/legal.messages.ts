import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const legalMessages = defineMessages({
  fr: {
    contents: 'Sur cette page',
    updatedOn: 'Dernière mise à jour :',
    manageCookies: 'Gérer mes cookies',
  },
  en: {
    contents: 'On this page',
    updatedOn: 'Last updated:',
    manageCookies: 'Manage my cookies',
  },
})
