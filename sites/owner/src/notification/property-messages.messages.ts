import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const propertyMessages = defineMessages({
  fr: {
    title: 'Messages sur ce bien',
    state: {
      EACH: 'Nous vous écrivons à chaque nouveauté : candidature reçue, dossier vérifié, accès qui se termine.',
      DAILY: 'Nous vous écrivons une fois par jour, s’il y a du nouveau.',
      NONE: 'Vous avez choisi de ne recevoir aucun message sur vos candidatures.',
      paused: 'En pause : nous ne vous écrivons rien sur ce bien. Ses candidatures arrivent comme avant.',
    },
    pause: 'Mettre les messages en pause',
    resume: 'Reprendre les messages',
    change: 'Choisir quand nous vous écrivons',
  },
  en: {
    title: 'Messages about this property',
    state: {
      EACH: 'We write to you each time something happens: application received, file verified, access that ends.',
      DAILY: 'We write to you once a day, when there is something new.',
      NONE: 'You chose to receive no message about your applications.',
      paused: 'Paused: we write nothing to you about this property. Its applications arrive as before.',
    },
    pause: 'Pause the messages',
    resume: 'Resume the messages',
    change: 'Choose when we write to you',
  },
})
