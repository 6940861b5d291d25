import { defineMessages } from '#platform/messages/messages.ts'

export const documentDialogMessages = defineMessages({
  fr: {
    of: (document: string, holder: string) => `${document}, ${holder}`,
    save: 'Télécharger (PDF)',
  },
  en: {
    of: (document: string, holder: string) => `${document}, ${holder}`,
    save: 'Download (PDF)',
  },
})
