import type { Language } from '@bailclair/domain/value/language.ts'

type Text = { title: (federation: string) => string; help: (federation: string, siteName: string) => string }

const fr = {
  withPassword: 'Se connecter avec un mot de passe',
  retry: (federation: string) => `Réessayer avec ${federation}`,

  kinds: {
    cancelled: {
      title: () => 'Identification interrompue',
      help: (federation) =>
        `Vous avez quitté ${federation} avant la fin. Vous pouvez réessayer, ou vous connecter avec votre mot de passe.`,
    },
    unavailable: {
      title: (federation) => `${federation} ne répond pas`,
      help: () => 'Réessayez dans quelques minutes. D’ici là, la connexion par mot de passe fonctionne.',
    },
    failed: {
      title: () => 'L’identification n’a pas abouti',
      help: (federation) =>
        `La réponse de ${federation} n’a pas pu être vérifiée, ou elle a déjà servi. Réessayez depuis le début.`,
    },
    'email-taken': {
      title: () => 'Cette adresse a déjà un compte',
      help: (federation, siteName) =>
        `${federation} n’a pas vérifié votre adresse e-mail, et un compte ${siteName} l’utilise. Pour le protéger, connectez-vous avec son mot de passe.`,
    },
    'no-email': {
      title: () => 'Il manque votre adresse e-mail',
      help: (federation) =>
        `${federation} ne nous l’a pas transmise, et un compte en a besoin. Réessayez en autorisant sa transmission, ou utilisez un mot de passe.`,
    },
    'other-person': {
      title: () => 'Ce n’est pas la même personne',
      help: (federation) =>
        `${federation} a identifié quelqu’un d’autre que la personne connectée. Réessayez avec votre propre identité.`,
    },
    disabled: {
      title: () => 'Ce compte est désactivé',
      help: (_, siteName) => `Écrivez au support de ${siteName} depuis la page de contact pour en savoir plus.`,
    },
  } satisfies Record<string, Text>,
}

const en: typeof fr = {
  withPassword: 'Sign in with a password',
  retry: (federation) => `Try ${federation} again`,

  kinds: {
    cancelled: {
      title: () => 'Identification interrupted',
      help: (federation) => `You left ${federation} before the end. You can try again, or sign in with your password.`,
    },
    unavailable: {
      title: (federation) => `${federation} is not answering`,
      help: () => 'Try again in a few minutes. Meanwhile, signing in with a password works.',
    },
    failed: {
      title: () => 'The identification failed',
      help: (federation) =>
        `The answer from ${federation} could not be verified, or has been used already. Try again from the beginning.`,
    },
    'email-taken': {
      title: () => 'This address already has an account',
      help: (federation, siteName) =>
        `${federation} has not verified your email address, and a ${siteName} account uses it. To protect that account, sign in with its password.`,
    },
    'no-email': {
      title: () => 'Your email address is missing',
      help: (federation) =>
        `${federation} did not pass it on, and an account needs one. Try again and allow it, or use a password.`,
    },
    'other-person': {
      title: () => 'This is not the same person',
      help: (federation) =>
        `${federation} identified someone other than the person who is signed in. Try again with your own identity.`,
    },
    disabled: {
      title: () => 'This account is disabled',
      help: (_, siteName) => `Write to ${siteName} support through the contact page to find out more.`,
    },
  },
}

export const federationFailureMessages: Record<Language, { [K in keyof typeof fr]: (typeof fr)[K] }> = { fr, en }
export type FederationFailureKind = keyof typeof fr.kinds
export const failureKinds = Object.keys(fr.kinds) as FederationFailureKind[]
