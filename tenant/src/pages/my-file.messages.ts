import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const myFileMessages = defineMessages({
  fr: {
    title: 'Mon dossier',
    none: 'Vous n’avez pas encore de dossier',
    noneHelp: (minutes: number) => `Il se fait en ${minutes}\u202Fminutes, et chaque étape est enregistrée.`,
  },
  en: {
    title: 'My file',
    none: 'You have no file yet',
    noneHelp: (minutes: number) => `It takes ${minutes} minutes to make, and every step is saved.`,
  },
})
