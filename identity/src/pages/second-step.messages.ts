import type { Language } from '@bailclair/domain/value/language.ts'

const fr = {
  title: 'Encore une étape',
  code: 'Code à 6 chiffres',
  codeHelp: 'Ouvrez l’application de codes sur votre téléphone et recopiez le code affiché.',
  submit: 'Continuer',
  passkeyHelp: 'Confirmez avec la clé d’accès de cet appareil, de votre téléphone ou de votre clé de sécurité.',
  passkey: 'Utiliser une clé d’accès',
  passkeyCancelled: 'Rien n’a été vérifié. Réessayez, ou choisissez un autre moyen.',
  passkeyNoScript: 'Une clé d’accès demande JavaScript, qui est désactivé.',
  lost: 'Je n’ai plus mon téléphone',
  recoveryCode: 'Code de secours',
  recoveryCodeHelp: (left: number) =>
    left === 1
      ? 'Il vous reste un code, qui ne sert qu’une fois.'
      : `Il vous reste ${left} codes. Chacun sert une fois.`,
  lostStaff: 'Demandez à votre responsable de réinitialiser votre compte. Vous choisirez ensuite un nouveau moyen.',
  cancel: 'Revenir à la connexion',

  problems: {
    missing: { title: 'Le code est obligatoire', help: 'Recopiez le code que l’application affiche.' },
    wrong: { title: 'Code incorrect', help: 'Un code change toutes les 30 secondes. Recopiez celui qui est affiché.' },
    used: { title: 'Ce code a déjà servi', help: 'Attendez le code suivant, puis recopiez-le.' },
    clock: {
      title: 'L’heure de votre téléphone semble décalée',
      help: 'Réglez la date et l’heure du téléphone sur « automatique », puis recopiez le nouveau code.',
    },
    'wrong-recovery': {
      title: 'Code de secours incorrect',
      help: 'Vérifiez votre saisie. Un code qui a déjà servi ne fonctionne plus.',
    },
    'wrong-passkey': {
      title: 'La clé d’accès n’a pas pu être vérifiée',
      help: 'Réessayez, ou choisissez un autre moyen.',
    },
  },
}

const en: typeof fr = {
  title: 'One more step',
  code: '6-digit code',
  codeHelp: 'Open the code app on your phone and type the code it shows.',
  submit: 'Continue',
  passkeyHelp: 'Confirm with the passkey of this device, of your phone or of your security key.',
  passkey: 'Use a passkey',
  passkeyCancelled: 'Nothing was checked. Try again, or choose another way.',
  passkeyNoScript: 'A passkey needs JavaScript, which is off.',
  lost: 'I no longer have my phone',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp: (left) =>
    left === 1 ? 'You have one code left. It works once.' : `You have ${left} codes left. Each works once.`,
  lostStaff: 'Ask your manager to reset your account. You will then set up a new way to sign in.',
  cancel: 'Back to sign-in',

  problems: {
    missing: { title: 'The code is required', help: 'Type the code that the app shows.' },
    wrong: { title: 'Wrong code', help: 'A code changes every 30 seconds. Type the one shown now.' },
    used: { title: 'This code has been used', help: 'Wait for the next code, then type it.' },
    clock: {
      title: 'The clock of your phone seems to be wrong',
      help: 'Set the date and time of the phone to “automatic”, then type the new code.',
    },
    'wrong-recovery': {
      title: 'Wrong recovery code',
      help: 'Check what you typed. A code that was used no longer works.',
    },
    'wrong-passkey': { title: 'The passkey could not be checked', help: 'Try again, or choose another way.' },
  },
}

export const secondStepMessages: Record<Language, typeof fr> = { fr, en }
