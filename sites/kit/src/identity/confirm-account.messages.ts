import { defineMessages } from '#platform/messages/messages.ts'

export const confirmAccountMessages = defineMessages({
  fr: {
    wait: 'Veuillez patienter',
    waitHelp: 'Nous confirmons votre compte.',
    confirmed: 'Votre compte est confirmé',
    confirmedHelp: (email: string) => `Vous pouvez maintenant vous connecter avec ${email}.`,
    signIn: 'Se connecter',
    failed: 'Une erreur est survenue',
    unknown:
      'Ce lien n’est pas valable. Ouvrez le lien le plus récent que vous avez reçu, en entier. Si votre compte est déjà confirmé, connectez-vous.',
    expired:
      'Ce lien a expiré ou a déjà servi. Créez de nouveau votre compte avec la même adresse : vous recevrez un nouveau lien. Si votre compte est déjà confirmé, connectez-vous.',
    signUp: 'Créer mon compte',
    retry: 'Réessayer',
  },
  en: {
    wait: 'Please wait',
    waitHelp: 'We are confirming your account.',
    confirmed: 'Your account is confirmed',
    confirmedHelp: (email: string) => `You can now sign in with ${email}.`,
    signIn: 'Sign in',
    failed: 'An error occurred',
    unknown:
      'This link is not valid. Open the most recent link you received, in full. If your account is already confirmed, sign in.',
    expired:
      'This link has expired or has already been used. Create your account again with the same address: you will receive a new link. If your account is already confirmed, sign in.',
    signUp: 'Create my account',
    retry: 'Try again',
  },
})
