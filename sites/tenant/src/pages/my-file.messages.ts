import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const myFileMessages = defineMessages({
  fr: { title: 'Mon dossier' },
  en: { title: 'My file' },
})
