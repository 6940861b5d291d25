import { defineMessages } from '#platform/messages/messages.ts'

export const confirmPersonMessages = defineMessages({
  fr: {
    title: 'Confirmez que c’est vous',
    why: 'Votre dernière connexion date de plus de dix minutes. Pour protéger votre compte, connectez-vous encore une fois.',
    how: 'Une fenêtre s’ouvrira pour cela. Votre demande se terminera ensuite toute seule, et ce que vous avez saisi est gardé.',
    confirm: 'Continuer',
  },
  en: {
    title: 'Confirm that it is you',
    why: 'You signed in more than ten minutes ago. To protect your account, please sign in once more.',
    how: 'A window will open for that. Your request will then finish on its own, and what you have typed is kept.',
    confirm: 'Continue',
  },
})
