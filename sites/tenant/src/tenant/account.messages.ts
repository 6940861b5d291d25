import type { Language } from '@bailclair/domain/value/language.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const accountMessages = defineMessages({
  fr: {
    title: 'Mon compte',
    help: 'Ce que nous savons de vous, et comment le modifier, le télécharger ou le supprimer.',
    facts: 'Vos coordonnées',
    name: 'Nom',
    noName: 'Pas encore indiqué',
    changeName: 'Modifier',
    changeNameWhat: ' votre nom dans votre dossier',
    email: 'Adresse e-mail',
    signIn: 'Connexion',
    byFederation: (name: string) => `Par mot de passe, ou avec ${name}`,
    byPassword: 'Par mot de passe',
    language: 'Langue de vos e-mails',
    languages: { fr: 'Français', en: 'Anglais' } satisfies Record<Language, string>,
    languageHelp: 'C’est la langue dans laquelle vous utilisez le site : changez-la dans le menu.',

    data: {
      title: 'Mes données',
      text: 'Tout ce que nous conservons sur vous, dans un fichier : vos réponses, la liste de vos justificatifs, vos accords et les consultations de votre dossier.',
      action: 'Télécharger mes données',
      log: 'Voir le journal de mon compte',
      done: 'Vos données sont dans vos téléchargements.',
      fileName: (day: string) => `mes-donnees-${day}.json`,
    },
    sessions: {
      title: 'Connexion et sécurité',
      text: 'Votre mot de passe, vos clés d’accès, votre application de codes et vos appareils connectés.',
      page: 'Gérer ma connexion',
      action: 'Se déconnecter partout',
    },
    deletion: {
      title: 'Tout supprimer',
      text: 'Votre compte, votre dossier et vos justificatifs disparaissent, sans retour possible.',
      action: 'Tout supprimer',
    },
  },
  en: {
    title: 'My account',
    help: 'What we know about you, and how to change, download or delete it.',
    facts: 'Your details',
    name: 'Name',
    noName: 'Not given yet',
    changeName: 'Change',
    changeNameWhat: ' your name in your file',
    email: 'Email address',
    signIn: 'Sign-in',
    byFederation: (name: string) => `By password, or with ${name}`,
    byPassword: 'By password',
    language: 'Language of your emails',
    languages: { fr: 'French', en: 'English' },
    languageHelp: 'The language you use the site in. Change it in the menu.',

    data: {
      title: 'My data',
      text: 'Everything we keep about you, in one file: your answers, the list of your documents, what you agreed to and who opened your file.',
      action: 'Download my data',
      log: 'See my account activity',
      done: 'Your data is in your downloads.',
      fileName: (day: string) => `my-data-${day}.json`,
    },
    sessions: {
      title: 'Sign-in and security',
      text: 'Your password, your passkeys, your code app and your signed-in devices.',
      page: 'Manage how I sign in',
      action: 'Sign out everywhere',
    },
    deletion: {
      title: 'Delete everything',
      text: 'Your account, your file and your documents are deleted for good.',
      action: 'Delete everything',
    },
  },
})
