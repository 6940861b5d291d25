import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const applicantHeaderMessages = defineMessages({
  fr: { myFile: 'Mon dossier' },
  en: { myFile: 'My file' },
})
