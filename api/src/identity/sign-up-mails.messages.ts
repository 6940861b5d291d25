import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import { type Account, type AccountLink, english, french, siteOf } from './account-mail-words.ts'

/** `search` is the query of the link: where the tenant area continues after the confirmation. */
export const confirmAccountTexts = defineMailTexts<AccountLink & { search: string }>({
  fr: ({ realm, token, search }) => ({
    ...siteOf(realm),
    subject: 'Confirmez votre compte',
    title: 'Plus qu’une étape',
    paragraphs: [
      `Un compte ${french[realm]} vient d’être demandé avec cette adresse e-mail. Confirmez-la pour pouvoir vous connecter.`,
      'Ce lien est valable 72\u202fheures. Si vous n’avez rien demandé, ignorez ce message\u202f: sans confirmation, ce compte ne sert à personne.',
    ],
    action: { label: 'Confirmer mon compte', path: `/confirmerCompte/${token}${search}` },
  }),
  en: ({ realm, token, search }) => ({
    ...siteOf(realm),
    subject: 'Confirm your account',
    title: 'One more step',
    paragraphs: [
      `A ${english[realm]} account was just requested with this email address. Confirm it to be able to sign in.`,
      'This link is valid for 72 hours. If you requested nothing, ignore this message: without confirmation, nobody can use this account.',
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
      `Votre compte ${french[realm]} vient d’être confirmé. On s’y connecte avec cette adresse e-mail et le mot de passe choisi à l’inscription.`,
      'Si ce n’était pas vous, reprenez ce compte tout de suite\u202f: choisissez un autre mot de passe. Toutes les sessions ouvertes prendront fin, et vous pourrez ensuite supprimer le compte.',
    ],
    action: { label: 'Ce n’était pas moi', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Your account is confirmed',
    title: 'Your account is confirmed',
    paragraphs: [
      `Your ${english[realm]} account was just confirmed. This email address and the password chosen at sign-up now open it.`,
      'If it was not you, take the account back at once: choose another password. All open sessions will end, and you can then delete the account.',
    ],
    action: { label: 'It was not me', path: '/mot-de-passe-oublie' },
  }),
})
