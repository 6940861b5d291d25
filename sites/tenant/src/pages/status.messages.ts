import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const statusPageMessages = defineMessages({
  fr: { title: 'Où en est mon dossier', help: 'Son état, et ce qui se passe ensuite.' },
  en: { title: 'Where my file stands', help: 'Its status, and what happens next.' },
})
