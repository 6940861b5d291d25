import type { Language } from '@bailclair/domain/value/language.ts'
import type { RealmName } from '#realm/realm-names.ts'

type Words = Record<RealmName, string>

const fr = {
  title: 'Se connecter',
  areas: {
    owner: 'Espace propriétaire',
    tenant: 'Espace locataire',
    staff: 'Vérification des dossiers',
  } satisfies Words as Words,
  welcomes: {
    owner: 'Vos biens, vos candidatures et les dossiers vérifiés, au même endroit.',
    tenant: 'Un seul dossier, vérifié une fois, que vous partagez avec qui vous voulez.',
    staff: 'Réservé à l’équipe qui vérifie les dossiers.',
  } satisfies Words as Words,

  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  show: 'Afficher',
  hide: 'Masquer',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié\u202f?',
  noAccount: 'Pas encore de compte\u202f?',
  signUp: 'Créer un compte',
  or: 'ou',
  federation: (name: string) => `S’identifier avec ${name}`,
  passkey: 'Se connecter sans mot de passe',
  passkeyCancelled: 'Rien n’a été vérifié. Réessayez, ou utilisez votre mot de passe.',
  passkeyNoScript:
    'Se connecter sans mot de passe demande JavaScript, qui est désactivé. Votre mot de passe fonctionne.',
  wrongPasskey: {
    unknown: {
      title: 'Cette clé d’accès n’est plus reconnue',
      help: 'Elle a été retirée du compte. Utilisez votre mot de passe, puis créez une nouvelle clé.',
    },
    'other-realm': {
      title: 'Cette clé d’accès est celle d’un autre espace',
      help: 'Choisissez la clé de cet espace, ou utilisez votre mot de passe.',
    },
    'other-person': {
      title: 'Cette clé d’accès est celle d’un autre compte',
      help: 'Confirmez avec la clé ou le mot de passe du compte affiché.',
    },
    copied: {
      title: 'Cette clé d’accès semble avoir été copiée',
      help: 'Par prudence, elle est refusée. Utilisez un autre moyen, puis retirez cette clé de votre compte.',
    },
    invalid: {
      title: 'La clé d’accès n’a pas pu être vérifiée',
      help: 'Réessayez, ou utilisez votre mot de passe.',
    },
  },

  ended: 'Votre session est terminée',
  endedHelp: 'Reconnectez-vous pour reprendre où vous en étiez.',

  confirmTitle: 'Confirmez que c’est vous',
  confirmHelp: 'Pour protéger votre compte, connectez-vous encore une fois. Votre compte\u202f:',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  wrongPassword: 'Mot de passe incorrect',
  wrongPasswordHelp: 'Vérifiez votre saisie, puis réessayez.',

  problem: (count: number) => (count === 1 ? 'Il reste un point à corriger' : `Il reste ${count} points à corriger`),
  errorPrefix: 'Erreur\u202f: ',
  emailMissing: 'L’adresse e-mail est obligatoire',
  passwordMissing: 'Le mot de passe est obligatoire',
  wrong: 'E-mail ou mot de passe incorrect',
  wrongHelp: {
    owner: 'Vérifiez votre saisie. Si vous venez de créer votre compte, ouvrez d’abord le lien reçu par e-mail.',
    tenant: 'Vérifiez votre saisie. Si vous venez de créer votre compte, ouvrez d’abord le lien reçu par e-mail.',
    staff: 'Vérifiez votre saisie, ou demandez un nouveau mot de passe à votre responsable.',
  } satisfies Words as Words,
  resend: 'Recevoir un nouvel e-mail de confirmation',
  slowed: 'Trop d’essais en peu de temps',
  slowedHelp: (delay: string) => `Pour protéger le compte, attendez ${delay}, puis réessayez.`,
  unavailable: 'La connexion est momentanément indisponible',
  unavailableHelp: (delay: string) => `Votre mot de passe n’a pas été vérifié. Réessayez dans ${delay}.`,
}

const en: typeof fr = {
  title: 'Sign in',
  areas: { owner: 'Owner area', tenant: 'Tenant area', staff: 'Verification desk' },
  welcomes: {
    owner: 'Your properties, your applications and the verified files, in one place.',
    tenant: 'One file, verified once, that you share with whoever you choose.',
    staff: 'For the team that verifies files.',
  },

  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  submit: 'Sign in',
  forgotten: 'Forgotten password?',
  noAccount: 'No account yet?',
  signUp: 'Create an account',
  or: 'or',
  federation: (name) => `Sign in with ${name}`,
  passkey: 'Sign in without a password',
  passkeyCancelled: 'Nothing was checked. Try again, or use your password.',
  passkeyNoScript: 'Signing in without a password needs JavaScript, which is off. Your password works.',
  wrongPasskey: {
    unknown: {
      title: 'This passkey is no longer known',
      help: 'It was removed from the account. Use your password, then create a new passkey.',
    },
    'other-realm': {
      title: 'This passkey belongs to another area',
      help: 'Choose the passkey of this area, or use your password.',
    },
    'other-person': {
      title: 'This passkey belongs to another account',
      help: 'Confirm with the passkey or the password of the account shown.',
    },
    copied: {
      title: 'This passkey seems to have been copied',
      help: 'To be safe, it is refused. Use another way to sign in, then remove this passkey from your account.',
    },
    invalid: { title: 'The passkey could not be checked', help: 'Try again, or use your password.' },
  },

  ended: 'Your session has ended',
  endedHelp: 'Sign in again to go on where you were.',

  confirmTitle: 'Confirm that it is you',
  confirmHelp: 'To protect your account, please sign in once more. You are signed in as',
  confirm: 'Confirm',
  cancel: 'Cancel',
  wrongPassword: 'Wrong password',
  wrongPasswordHelp: 'Check what you typed, then try again.',

  problem: (count) => (count === 1 ? 'There is one thing to correct' : `There are ${count} things to correct`),
  errorPrefix: 'Error: ',
  emailMissing: 'Email is required',
  passwordMissing: 'Password is required',
  wrong: 'Wrong email or password',
  wrongHelp: {
    owner: 'Check what you typed. If you have just created your account, first open the link sent to you by email.',
    tenant: 'Check what you typed. If you have just created your account, first open the link sent to you by email.',
    staff: 'Check what you typed, or ask your manager for a new password.',
  },
  resend: 'Get another confirmation email',
  slowed: 'Too many attempts in a short time',
  slowedHelp: (delay) => `To protect the account, wait ${delay}, then try again.`,
  unavailable: 'Sign-in is unavailable for the moment',
  unavailableHelp: (delay) => `Your password was not checked. Try again in ${delay}.`,
}

export type SignInTexts = typeof fr
export const signInMessages: Record<Language, typeof fr> = { fr, en }
