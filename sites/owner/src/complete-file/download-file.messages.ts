import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const downloadFileMessages = defineMessages({
  fr: {
    download: 'Télécharger le dossier (PDF)',
    fileName: (name: string, day: string) => `Dossier ${name} ${day}`,
    done: 'Le dossier est dans vos téléchargements.',
  },
  en: {
    download: 'Download the file (PDF)',
    fileName: (name: string, day: string) => `File ${name} ${day}`,
    done: 'The file is in your downloads.',
  },
})
