import { defineMessages } from '#platform/messages/messages.ts'

export const endingSessionMessages = defineMessages({
  fr: {
    title: (time: string) => `Votre session se termine à ${time}`,
    why: 'Par sécurité, une session ne dure pas indéfiniment. Pour la prolonger, connectez-vous encore une fois.',
    how: 'Une fenêtre s’ouvrira pour cela. Cette page reste ouverte, et ce que vous avez saisi est gardé.',
    extend: 'Prolonger la session',
    close: 'Pas maintenant',
    final:
      'Cette session ne peut pas être prolongée. Quand elle sera terminée, la page vous demandera de vous reconnecter. Ce que vous avez saisi est gardé.',
    ok: 'J’ai compris',
  },
  en: {
    title: (time: string) => `Your session ends at ${time}`,
    why: 'For your security, a session does not last for ever. To extend it, please sign in once more.',
    how: 'A window will open for that. This page stays open, and what you have typed is kept.',
    extend: 'Extend the session',
    close: 'Not now',
    final:
      'This session cannot be extended. Once it has ended, the page will ask you to sign in again. What you have typed is kept.',
    ok: 'Got it',
  },
})
