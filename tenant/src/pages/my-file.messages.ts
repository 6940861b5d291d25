import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const myFileMessages = defineMessages({
  fr: { title: 'Mon dossier' },
  en: { title: 'My file' },
})
