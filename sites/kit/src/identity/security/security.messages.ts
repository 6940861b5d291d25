import { defineMessages } from '#platform/messages/messages.ts'

export const securityMessages = defineMessages({
  fr: {
    title: 'Connexion et sécurité',
    back: 'Retour à mon compte',
    help: 'Comment vous vous connectez, et où vous êtes connecté.',
    failed: 'Ces informations n’ont pas pu être chargées',
    created: (day: string) => `Ajoutée le ${day}`,
    lastUsed: (day: string) => `utilisée le ${day}`,
    rename: 'Renommer',
    renameOf: (name: string) => `Renommer « ${name} »`,
    remove: 'Retirer',
    removeOf: (name: string) => `Retirer « ${name} »`,
    renamed: 'Le nom est enregistré.',
    name: 'Nom',
    save: 'Enregistrer',
    passkeys: {
      title: 'Clés d’accès',
      text: 'Connectez-vous sans mot de passe, avec votre visage, votre empreinte ou le code de votre appareil. Personne ne peut deviner une clé d’accès ni vous la demander par e-mail.',
      none: 'Vous n’avez pas encore de clé d’accès.',
      add: 'Créer une clé d’accès',
      most: 'Vous avez le plus grand nombre de clés possible. Retirez-en une pour en créer une autre.',
      unnamed: 'Clé d’accès',
      question: (name: string) => `Retirer « ${name} » ?`,
      questionText:
        'Vous ne pourrez plus vous connecter avec cette clé. Effacez-la aussi de votre appareil, qui continuerait de la proposer.',
      removed: 'La clé d’accès est retirée.',
    },
    codeApp: {
      title: 'Application de codes',
      text: 'Après votre mot de passe, un code à 6 chiffres affiché par une application de votre téléphone vous est demandé. Un mot de passe volé ne suffit plus.',
      textTeam: 'Après votre mot de passe, un code à 6 chiffres affiché par une application de votre téléphone.',
      add: 'Ajouter une application de codes',
      unnamed: 'Application de codes',
      question: (name: string) => `Retirer « ${name} » ?`,
      questionText: 'Votre mot de passe suffira de nouveau pour vous connecter. Vos codes de secours seront effacés.',
      questionTextTeam: 'Vous vous connecterez avec une clé d’accès.',
      removed: 'L’application de codes est retirée.',
      recovery: (left: number) =>
        left === 0
          ? 'Il ne vous reste aucun code de secours.'
          : left === 1
            ? 'Il vous reste 1 code de secours.'
            : `Il vous reste ${left} codes de secours.`,
      noRecovery: 'Vous n’avez pas de codes de secours.',
      newCodes: 'Créer de nouveaux codes de secours',
    },
    password: {
      title: 'Mot de passe',
      text: 'Vos autres appareils seront déconnectés.',
      label: 'Nouveau mot de passe',
      submit: 'Changer le mot de passe',
      changed: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
      federated:
        'Vous vous connectez par la fédération d’identité nationale : votre mot de passe se change auprès de votre fournisseur d’identité.',
      none: 'Votre compte n’a pas de mot de passe : vous vous connectez avec vos clés d’accès.',
    },
    sessions: {
      title: 'Appareils connectés',
      text: 'Vous ne reconnaissez pas un appareil ? Déconnectez-le, puis changez votre mot de passe.',
      here: 'Cet appareil',
      unknown: 'Appareil inconnu',
      on: (browser: string, system: string) => `${browser} sur ${system}`,
      since: (moment: string) => `Connecté depuis le ${moment}`,
      lastUsed: (moment: string) => `utilisé le ${moment}`,
      end: 'Déconnecter',
      endOf: (device: string) => `Déconnecter ${device}`,
      ended: 'L’appareil est déconnecté.',
      endOthers: 'Déconnecter tous les autres',
      othersEnded: 'Vos autres appareils sont déconnectés.',
    },
  },
  en: {
    title: 'Sign-in and security',
    back: 'Back to my account',
    help: 'How you sign in, and where you are signed in.',
    failed: 'This could not be loaded',
    created: (day: string) => `Added on ${day}`,
    lastUsed: (day: string) => `used on ${day}`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename “${name}”`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove “${name}”`,
    renamed: 'The name has been saved.',
    name: 'Name',
    save: 'Save',
    passkeys: {
      title: 'Passkeys',
      text: 'Sign in without a password, with your face, your fingerprint or the code of your device. Nobody can guess a passkey or ask you for it by email.',
      none: 'You have no passkey yet.',
      add: 'Create a passkey',
      most: 'You have as many passkeys as possible. Remove one to create another.',
      unnamed: 'Passkey',
      question: (name: string) => `Remove “${name}”?`,
      questionText:
        'You will no longer be able to sign in with this passkey. Delete it from your device as well, which would go on offering it.',
      removed: 'The passkey has been removed.',
    },
    codeApp: {
      title: 'Code app',
      text: 'After your password, you are asked for a 6-digit code that an app on your phone shows. A stolen password is then not enough.',
      textTeam: 'After your password, a 6-digit code that an app on your phone shows.',
      add: 'Add a code app',
      unnamed: 'Code app',
      question: (name: string) => `Remove “${name}”?`,
      questionText: 'Your password alone will be enough to sign in again. Your recovery codes will be deleted.',
      questionTextTeam: 'You will sign in with a passkey.',
      removed: 'The code app has been removed.',
      recovery: (left: number) =>
        left === 0
          ? 'You have no recovery codes left.'
          : left === 1
            ? 'You have 1 recovery code left.'
            : `You have ${left} recovery codes left.`,
      noRecovery: 'You have no recovery codes.',
      newCodes: 'Create new recovery codes',
    },
    password: {
      title: 'Password',
      text: 'Your other devices will be signed out.',
      label: 'New password',
      submit: 'Change the password',
      changed: 'Your password has been changed. Your other devices are signed out.',
      federated:
        'You sign in through the national identity federation: your password is changed at your identity provider.',
      none: 'Your account has no password: you sign in with your passkeys.',
    },
    sessions: {
      title: 'Signed-in devices',
      text: 'Is there a device that you do not recognise? Sign it out, then change your password.',
      here: 'This device',
      unknown: 'Unknown device',
      on: (browser: string, system: string) => `${browser} on ${system}`,
      since: (moment: string) => `Signed in since ${moment}`,
      lastUsed: (moment: string) => `used on ${moment}`,
      end: 'Sign out',
      endOf: (device: string) => `Sign out ${device}`,
      ended: 'The device is signed out.',
      endOthers: 'Sign out all others',
      othersEnded: 'Your other devices are signed out.',
    },
  },
})
