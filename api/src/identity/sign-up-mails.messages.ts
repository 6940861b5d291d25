import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import { type Account, type AccountLink, english, french, siteOf } from './account-mail-words.ts'

/** `search` is the query of the link: where the tenant area continues after the confirmation. */
export const confirmAccountTexts = defineMailTexts<AccountLink & { search: string }>({
  fr: ({ realm, token, search }) => ({
    ...siteOf(realm),
    subject: 'Confirmez votre compte',
    title: 'Plus qu’une étape',
    paragraphs: [
      `Bienvenue\u202f! Votre compte ${french[realm]} est presque prêt\u202f: confirmez votre adresse e-mail pour pouvoir vous connecter.`,
      'Ce lien est valable 72\u202fheures. Si vous n’avez pas créé de compte, ignorez ce message\u202f: sans confirmation, personne ne peut l’utiliser.',
    ],
    action: { label: 'Confirmer mon compte', path: `/confirmerCompte/${token}${search}` },
  }),
  en: ({ realm, token, search }) => ({
    ...siteOf(realm),
    subject: 'Confirm your account',
    title: 'One more step',
    paragraphs: [
      `Welcome! Your ${english[realm]} account is almost ready: confirm your email address, then sign in.`,
      'This link is valid for 72 hours. If you did not create an account, ignore this message: without confirmation, nobody can use it.',
    ],
    action: { label: 'Confirm my account', path: `/confirmerCompte/${token}${search}` },
  }),
})

/** Sent once, to whoever has the mailbox: somebody else may have signed up and got the link confirmed. */
export const accountConfirmedTexts = defineMailTexts<Account>({
  fr: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Votre compte est confirmé',
    title: 'Votre compte est confirmé',
    paragraphs: [
      `Votre compte ${french[realm]} vient d’être confirmé. Connectez-vous avec cette adresse e-mail et le mot de passe choisi à l’inscription.`,
      'Si ce n’était pas vous, reprenez ce compte tout de suite\u202f: choisissez un autre mot de passe. Tous les appareils seront déconnectés, et vous pourrez ensuite supprimer le compte.',
    ],
    action: { label: 'Ce n’était pas moi', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Your account is confirmed',
    title: 'Your account is confirmed',
    paragraphs: [
      `Your ${english[realm]} account has just been confirmed. Sign in with this email address and the password chosen at sign-up.`,
      'If it was not you, take the account back right away: choose another password. All devices will be signed out, and you can then delete the account.',
    ],
    action: { label: 'It was not me', path: '/mot-de-passe-oublie' },
  }),
})
