import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const announcementMessages = defineMessages({
  fr: { label: 'Annonce', close: 'Fermer l’annonce' },
  en: { label: 'Announcement', close: 'Close the announcement' },
})
