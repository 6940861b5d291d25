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
      'Ce lien n’est pas valable. Ouvrez le lien le plus récent que vous avez reçu, et vérifiez qu’il est complet. Si votre compte est déjà confirmé, connectez-vous.',
    expired:
      'Ce lien a expiré ou a déjà servi. Créez de nouveau votre compte avec la même adresse : vous recevrez un nouveau lien. Si votre compte est déjà confirmé, connectez-vous.',
    signUp: 'Créer mon compte',
    retry: 'Réessayer',
    asked: 'Avez-vous créé ce compte ?',
    askedHelp:
      'Vous ouvrez ce lien dans un autre navigateur que celui de l’inscription. Confirmez seulement si cette inscription vient de vous : le mot de passe choisi alors ouvrira ce compte.',
    email: 'Adresse e-mail',
    askedAt: 'Créé le',
    from: 'Depuis',
    device: (browser: string | undefined, system: string | undefined) =>
      browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Un navigateur inconnu'),
    confirm: 'C’était moi : confirmer',
    refuse: 'Ce n’était pas moi',
    refused: 'Cette inscription est annulée',
    refusedHelp: (email: string) =>
      `Ce lien ne peut plus confirmer de compte pour ${email}. Vous n’avez rien d’autre à faire.`,
    refusedHome: 'Aller à l’accueil',
  },
  en: {
    wait: 'Please wait',
    waitHelp: 'We are confirming your account.',
    confirmed: 'Your account is confirmed',
    confirmedHelp: (email: string) => `You can now sign in with ${email}.`,
    signIn: 'Sign in',
    failed: 'An error occurred',
    unknown:
      'This link is not valid. Open the most recent link you received, and check that it is complete. If your account is already confirmed, sign in.',
    expired:
      'This link has expired or has already been used. Create your account again with the same address: you will receive a new link. If your account is already confirmed, sign in.',
    signUp: 'Create my account',
    retry: 'Try again',
    asked: 'Did you create this account?',
    askedHelp:
      'You are opening this link in a different browser from the one used to sign up. Confirm only if you signed up yourself: the password chosen at sign-up will open this account.',
    email: 'Email address',
    askedAt: 'Created on',
    from: 'From',
    device: (browser: string | undefined, system: string | undefined) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'An unknown browser'),
    confirm: 'It was me: confirm',
    refuse: 'It was not me',
    refused: 'This sign-up has been cancelled',
    refusedHelp: (email: string) =>
      `This link can no longer confirm an account for ${email}. You have nothing else to do.`,
    refusedHome: 'Go to the home page',
  },
})
