import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const fileNumberMessages = defineMessages({
  fr: {
    label: 'Numéro de votre dossier :',
    help: 'Donnez-le si vous nous appelez.',
  },
  en: {
    label: 'Your file number:',
    help: 'Give it when you call us.',
  },
})
