import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const propertyMessages = defineMessages({
  fr: {
    title: 'Messages sur ce bien',
    state: {
      EACH: 'Nous vous écrivons à chaque nouveauté : candidature reçue, dossier vérifié, accès qui se termine.',
      DAILY: 'Nous vous écrivons une fois par jour, s’il y a du nouveau.',
      NONE: 'Vous avez choisi de ne recevoir aucun message sur vos candidatures.',
      paused: 'En pause : nous ne vous écrivons plus au sujet de ce bien. Les candidatures continuent d’arriver.',
    },
    pause: 'Mettre les messages en pause',
    resume: 'Reprendre les messages',
    change: 'Choisir quand nous vous écrivons',
  },
  en: {
    title: 'Messages about this property',
    state: {
      EACH: 'We write to you each time something happens: application received, file verified, access ending.',
      DAILY: 'We write to you once a day, when there is something new.',
      NONE: 'You chose not to receive messages about your applications.',
      paused: 'Paused: we no longer write to you about this property. Applications still arrive.',
    },
    pause: 'Pause the messages',
    resume: 'Resume the messages',
    change: 'Choose when we write to you',
  },
})
