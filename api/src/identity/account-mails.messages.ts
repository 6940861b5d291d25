import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import { type Account, type AccountLink, english, french, siteOf } from './account-mail-words.ts'

/** Sent instead of the confirmation when sign-up must not reveal who has an account (decision 10). */
export const accountExistsTexts = defineMailTexts<Account>({
  fr: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Vous avez déjà un compte',
    title: 'Vous avez déjà un compte',
    paragraphs: [
      `Une inscription vient d’être demandée avec cette adresse e-mail. Vous avez déjà un compte ${french[realm]}\u202f: rien n’a changé.`,
      'Vous avez oublié votre mot de passe\u202f? Choisissez-en un nouveau. Si cette demande ne vient pas de vous, vous n’avez rien à faire.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'You already have an account',
    title: 'You already have an account',
    paragraphs: [
      `A sign-up was just requested with this email address. You already have a ${english[realm]} account, so nothing has changed.`,
      'Forgotten your password? Choose a new one. If this request was not yours, you have nothing to do.',
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
      `Vous avez demandé à changer le mot de passe de votre compte ${french[realm]}. Une fois le nouveau choisi, tous vos appareils seront déconnectés.`,
      'Ce lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.',
    ],
    action: { label: 'Choisir un mot de passe', path: `/modifier-mot-de-passe/${token}` },
  }),
  en: ({ realm, token }) => ({
    ...siteOf(realm),
    subject: 'Choose a new password',
    title: 'Choose a new password',
    paragraphs: [
      `You asked to change the password of your ${english[realm]} account. Once you have chosen a new one, all your devices will be signed out.`,
      'This link is valid for one hour and works once. If you did not ask for this, ignore this message: your password stays the same.',
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
      `Le mot de passe de votre compte ${french[realm]} vient d’être changé, et tous vos appareils ont été déconnectés.`,
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe, puis changez aussi celui de votre messagerie.',
    ],
    action: { label: 'Ce n’était pas moi', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Your password has been changed',
    title: 'Your password has been changed',
    paragraphs: [
      `The password of your ${english[realm]} account has just been changed, and all your devices have been signed out.`,
      'If it was not you, choose another password right away, then change the password of your mailbox too.',
    ],
    action: { label: 'It was not me', path: '/mot-de-passe-oublie' },
  }),
})
