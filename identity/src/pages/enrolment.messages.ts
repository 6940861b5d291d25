import type { Language } from '@bailclair/domain/value/language.ts'

const fr = {
  choose: {
    title: 'Protégez votre compte',
    help: 'Vous consultez des pièces d’identité. Un mot de passe seul ne suffit pas. Choisissez un second moyen, une seule fois.',
    passkey: 'Créer une clé d’accès',
    passkeyHelp: 'Votre visage, votre empreinte ou le code de l’appareil. Le plus simple.',
    codeApp: 'Utiliser une application de codes',
    codeAppHelp: 'Un code à 6 chiffres sur votre téléphone.',
  },
  passkey: {
    title: 'Se connecter sans mot de passe',
    help: 'Une clé d’accès est une clé gardée par votre appareil, que votre visage, votre empreinte ou son code débloque. Personne ne peut la deviner ni vous la demander par e-mail.',
    name: 'Nom de la clé',
    nameHelp: 'Pour la reconnaître plus tard.',
    defaultName: (browser: string | undefined, system: string | undefined) =>
      browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Ma clé d’accès'),
    submit: 'Créer la clé d’accès',
    cancelled: 'La clé n’a pas été créée. Réessayez quand vous voulez.',
    noScript: 'Créer une clé d’accès demande JavaScript, qui est désactivé.',
    unsupported: 'Ce navigateur ne connaît pas les clés d’accès. Utilisez-en un autre, ou un autre appareil.',
    failed: 'La clé n’a pas pu être créée',
    failedHelp: 'Elle existe peut-être déjà sur cet appareil. Réessayez, ou utilisez un autre appareil.',
  },
  codeApp: {
    title: 'Ajouter une application de codes',
    steps: [
      'Installez une application de codes sur votre téléphone, si vous n’en avez pas.',
      'Scannez cette image avec l’application.',
      'Recopiez le code que l’application affiche.',
    ],
    picture: 'Image à scanner avec l’application de codes',
    typed: 'Sans appareil photo, recopiez cette clé dans l’application :',
    name: 'Nom de l’application',
    defaultName: 'Mon téléphone',
    code: 'Code à 6 chiffres',
    codeHelp: 'Il change toutes les 30 secondes.',
    submit: 'Ajouter l’application',
  },
  recovery: {
    title: 'Vos codes de secours',
    help: 'Si vous perdez votre téléphone, un de ces codes vous ouvre votre compte. Chacun sert une fois. Imprimez-les ou recopiez-les : ils ne seront plus affichés.',
    ask: 'Créer de nouveaux codes de secours',
    askHelp: 'Les codes que vous avez reçus auparavant ne fonctionneront plus.',
    submit: 'Créer les codes',
    list: 'Codes de secours',
    print: 'Imprimer',
    done: 'J’ai gardé mes codes',
  },
  cancel: 'Annuler',
  back: 'Choisir un autre moyen',
}

const en: typeof fr = {
  choose: {
    title: 'Protect your account',
    help: 'You can see identity papers. A password alone is not enough. Choose a second way to sign in, only once.',
    passkey: 'Create a passkey',
    passkeyHelp: 'Your face, your fingerprint or the code of the device. The simplest way.',
    codeApp: 'Use a code app',
    codeAppHelp: 'A 6-digit code on your phone.',
  },
  passkey: {
    title: 'Sign in without a password',
    help: 'A passkey is a key that your device keeps and that your face, your fingerprint or its code unlocks. Nobody can guess it or ask you for it by email.',
    name: 'Name of the passkey',
    nameHelp: 'So that you recognise it later.',
    defaultName: (browser, system) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'My passkey'),
    submit: 'Create the passkey',
    cancelled: 'The passkey was not created. Try again whenever you like.',
    noScript: 'Creating a passkey needs JavaScript, which is off.',
    unsupported: 'This browser has no passkeys. Use another one, or another device.',
    failed: 'The passkey could not be created',
    failedHelp: 'Perhaps this device already has one. Try again, or use another device.',
  },
  codeApp: {
    title: 'Add a code app',
    steps: [
      'Install a code app on your phone, if you have none.',
      'Scan this picture with the app.',
      'Type the code that the app shows.',
    ],
    picture: 'Picture to scan with the code app',
    typed: 'Without a camera, type this key into the app:',
    name: 'Name of the app',
    defaultName: 'My phone',
    code: '6-digit code',
    codeHelp: 'It changes every 30 seconds.',
    submit: 'Add the app',
  },
  recovery: {
    title: 'Your recovery codes',
    help: 'If you lose your phone, one of these codes opens your account. Each works once. Print or copy them: they will not be shown again.',
    ask: 'Create new recovery codes',
    askHelp: 'The codes that you were given before will no longer work.',
    submit: 'Create the codes',
    list: 'Recovery codes',
    print: 'Print',
    done: 'I have kept my codes',
  },
  cancel: 'Cancel',
  back: 'Choose another way',
}

export const enrolmentMessages: Record<Language, typeof fr> = { fr, en }
