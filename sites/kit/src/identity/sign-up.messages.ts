import { defineMessages } from '#platform/messages/messages.ts'

export const signUpMessages = defineMessages({
  fr: {
    title: 'Créer mon compte',
    noScript: 'Pour créer votre compte, activez JavaScript dans votre navigateur.',
    email: 'Adresse e-mail',
    emailHint: 'Nous y enverrons un lien pour confirmer votre compte.',
    password: 'Mot de passe',
    terms:
      'J’accepte les <terms>conditions générales d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>',
    submit: 'Créer mon compte',
    or: 'ou',
    federation: (name: string) => `S’inscrire avec ${name}`,
    alreadyRegistered: 'Déjà inscrit ?',
    signuppage: {
      'duplicate-email': 'Cette adresse e-mail est déjà utilisée',
      'register-error': 'Une erreur est survenue',
    },
    duplicate:
      'Un compte existe déjà pour cette adresse. <signIn>Connectez-vous</signIn> ou <reset>choisissez un nouveau mot de passe</reset>.',
    sent: {
      title: 'Consultez votre messagerie',
      text: (email: string) => `Un e-mail vient d’être envoyé à ${email}.`,
      click: 'Cliquez sur le lien qu’il contient pour confirmer votre compte. Ce lien est valable 72 heures.',
      spam: 'Vous ne le voyez pas ? Regardez dans les courriers indésirables.',
      close: 'J’ai compris',
    },
  },
  en: {
    title: 'Create my account',
    noScript: 'To create your account, turn on JavaScript in your browser.',
    email: 'Email address',
    emailHint: 'We will send you a link to confirm your account.',
    password: 'Password',
    terms: 'I accept the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy>',
    submit: 'Create my account',
    or: 'or',
    federation: (name: string) => `Sign up with ${name}`,
    alreadyRegistered: 'Already registered?',
    signuppage: {
      'duplicate-email': 'This email is already in use',
      'register-error': 'An error occurred',
    },
    duplicate:
      'An account already exists for this address. <signIn>Sign in</signIn> or <reset>choose a new password</reset>.',
    sent: {
      title: 'Check your inbox',
      text: (email: string) => `An email has been sent to ${email}.`,
      click: 'Click the link it contains to confirm your account. The link is valid for 72 hours.',
      spam: 'Can’t see it? Look in your junk mail.',
      close: 'Got it',
    },
  },
})
