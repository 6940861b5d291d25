import { defineMessages } from '#platform/messages/messages.ts'

export const confirmPersonMessages = defineMessages({
  fr: {
    title: 'Confirmez que c’est vous',
    why: 'Votre dernière connexion date de plus de dix minutes. Pour protéger votre compte, prouvez à nouveau qui vous êtes.',
    how: 'Une fenêtre s’ouvre pour cela. Ensuite, votre demande se termine toute seule : ce que vous avez saisi est gardé.',
    confirm: 'Continuer',
  },
  en: {
    title: 'Confirm that it is you',
    why: 'You signed in more than ten minutes ago. To protect your account, prove again who you are.',
    how: 'A window opens for that. Your request then finishes by itself: what you have typed is kept.',
    confirm: 'Continue',
  },
})
