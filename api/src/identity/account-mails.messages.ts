import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import { type Account, type AccountLink, english, french, siteOf } from './account-mail-words.ts'

/** Sent instead of the confirmation when sign-up must not reveal who has an account (decision 10). */
export const accountExistsTexts = defineMailTexts<Account>({
  fr: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Vous avez déjà un compte',
    title: 'Vous avez déjà un compte',
    paragraphs: [
      `Quelqu’un, peut-être vous, a voulu utiliser cette adresse e-mail pour un compte ${french[realm]}. Elle en a déjà un\u202f: rien n’a changé.`,
      'Si vous avez oublié votre mot de passe, choisissez-en un nouveau. Si vous n’avez rien demandé, ignorez ce message.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'You already have an account',
    title: 'You already have an account',
    paragraphs: [
      `Someone, perhaps you, wanted to use this email address for a ${english[realm]} account. It already has one: nothing has changed.`,
      'If you have forgotten your password, choose a new one. If you requested nothing, ignore this message.',
    ],
    action: { label: 'Choose a new password', path: '/mot-de-passe-oublie' },
  }),
})

export const resetPasswordTexts = defineMailTexts<AccountLink>({
  fr: ({ realm, token }) => ({
    ...siteOf(realm),
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      `Vous pouvez choisir un nouveau mot de passe pour votre compte ${french[realm]}. Vous serez alors déconnecté de tous vos appareils.`,
      'Ce lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.',
    ],
    action: { label: 'Choisir un mot de passe', path: `/modifier-mot-de-passe/${token}` },
  }),
  en: ({ realm, token }) => ({
    ...siteOf(realm),
    subject: 'Choose a new password',
    title: 'Choose a new password',
    paragraphs: [
      `You can choose a new password for your ${english[realm]} account. You will then be signed out of all your devices.`,
      'This link is valid for one hour and works once. If you requested nothing, ignore this message: your password stays the same.',
    ],
    action: { label: 'Choose a password', path: `/modifier-mot-de-passe/${token}` },
  }),
})

export const passwordChangedTexts = defineMailTexts<Account>({
  fr: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Votre mot de passe a été changé',
    title: 'Votre mot de passe a été changé',
    paragraphs: [
      `Le mot de passe de votre compte ${french[realm]} vient d’être changé, et toutes les sessions ouvertes ont pris fin.`,
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe, et changez celui de votre messagerie.',
    ],
    action: { label: 'Ce n’était pas moi', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [
      `The password of your ${english[realm]} account was just changed, and all open sessions have ended.`,
      'If it was not you, choose another password at once, and change that of your mailbox.',
    ],
    action: { label: 'It was not me', path: '/mot-de-passe-oublie' },
  }),
})
