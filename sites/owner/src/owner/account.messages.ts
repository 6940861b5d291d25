import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const accountMessages = defineMessages({
  fr: {
    title: 'Mes données personnelles',
    help: 'Votre nom apparaît sur la page de vos biens : les candidats savent à qui ils confient leur dossier.',
    lastName: 'Nom',
    firstName: 'Prénom',
    email: 'Adresse e-mail',
    emailHint:
      'Pour en changer, écrivez la nouvelle. Nous y enverrons un lien valable 24 heures : l’adresse changera quand vous l’ouvrirez.',
    submit: 'Enregistrer',
    saved: 'Vos données sont enregistrées.',
    savedPending: (email: string) => `Vos données sont enregistrées. Ouvrez le lien envoyé à ${email}.`,
    first: {
      title: 'Bienvenue ! Comment vous appelez-vous ?',
      help: 'Votre nom apparaît sur la page de vos biens : les candidats savent à qui ils confient leur dossier. Vous pourrez le changer dans votre compte.',
      submit: 'Ouvrir mon tableau de bord',
    },
    pending: {
      title: 'Un changement d’adresse attend votre confirmation',
      text: (pendingEmail: string, email: string) =>
        `Ouvrez le lien envoyé à ${pendingEmail}. Pour en recevoir un autre, enregistrez de nouveau cette adresse. D’ici là, connectez-vous avec ${email}.`,
    },
    sessions: {
      title: 'Connexion et sécurité',
      text: 'Votre mot de passe, vos clés d’accès, votre application de codes et vos appareils connectés.',
      page: 'Gérer ma connexion',
      action: 'Se déconnecter partout',
    },
    data: {
      title: 'Mes données',
      text: 'Tout ce que nous gardons sur vous : vos biens, vos candidatures, vos préférences et le journal de votre compte.',
      page: 'Télécharger une page facile à lire',
      file: 'Télécharger un fichier (JSON)',
      fileName: (day: string) => `bailclair-mes-donnees-${day}`,
      done: 'Vos données sont téléchargées.',
      log: 'Voir le journal de mon compte',
    },
    deletion: {
      title: 'Supprimer mon compte',
      text: 'Votre compte, vos biens et vos candidatures seront définitivement effacés.',
      action: 'Supprimer mon compte',
    },
  },
  en: {
    title: 'My personal data',
    help: 'Your name appears on your properties’ pages: applicants know who they are trusting with their file.',
    lastName: 'Last name',
    firstName: 'First name',
    email: 'Email address',
    emailHint:
      'To change it, enter the new one. We will send it a link that is valid for 24 hours: the address changes when you open it.',
    submit: 'Save',
    saved: 'Your data has been saved.',
    savedPending: (email: string) => `Your data has been saved. Open the link sent to ${email}.`,
    first: {
      title: 'Welcome! What is your name?',
      help: 'Your name appears on your properties’ pages: applicants know who they are trusting with their file. You can change it in your account.',
      submit: 'Open my dashboard',
    },
    pending: {
      title: 'A change of address is waiting for you to confirm it',
      text: (pendingEmail: string, email: string) =>
        `Open the link sent to ${pendingEmail}. To get another one, save that address again. Until then, sign in with ${email}.`,
    },
    sessions: {
      title: 'Sign-in and security',
      text: 'Your password, your passkeys, your code app and your signed-in devices.',
      page: 'Manage how I sign in',
      action: 'Sign out everywhere',
    },
    data: {
      title: 'My data',
      text: 'Everything we keep about you: your properties, your applications, your preferences and your account activity.',
      page: 'Download an easy-to-read page',
      file: 'Download a file (JSON)',
      fileName: (day: string) => `bailclair-my-data-${day}`,
      done: 'Your data has been downloaded.',
      log: 'See my account activity',
    },
    deletion: {
      title: 'Delete my account',
      text: 'Your account, your properties and your applications will be deleted for good.',
      action: 'Delete my account',
    },
  },
})
