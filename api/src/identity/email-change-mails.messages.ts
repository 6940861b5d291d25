import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import { type Account, type AccountLink, english, french, siteOf } from './account-mail-words.ts'

/** To the new address: opening the link proves that it is theirs. */
export const emailChangeTexts = defineMailTexts<AccountLink>({
  fr: ({ realm, token }) => ({
    ...siteOf(realm),
    subject: 'Confirmez votre nouvelle adresse e-mail',
    title: 'Confirmez votre nouvelle adresse',
    paragraphs: [
      `Cette adresse e-mail a été indiquée comme nouvelle adresse d’un compte ${french[realm]}. Une fois confirmée, elle servira à se connecter et à recevoir nos messages.`,
      'Ce lien est valable 24\u202fheures et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne change.',
    ],
    action: { label: 'Confirmer cette adresse', path: `/confirmer-email/${token}` },
  }),
  en: ({ realm, token }) => ({
    ...siteOf(realm),
    subject: 'Confirm your new email address',
    title: 'Confirm your new address',
    paragraphs: [
      `This email address was given as the new address of a ${english[realm]} account. Once confirmed, it will be used to sign in and to receive our messages.`,
      'This link is valid for 24 hours and works once. If you did not ask for this, ignore this message: nothing changes.',
    ],
    action: { label: 'Confirm this address', path: `/confirmer-email/${token}` },
  }),
})

/** To the old address: nobody may take over an account without its owner noticing. */
export const emailChangeNoticeTexts = defineMailTexts<Account & { newEmail: string }>({
  fr: ({ realm, newEmail }) => ({
    ...siteOf(realm),
    subject: 'Changement d’adresse e-mail demandé',
    title: 'Un changement d’adresse a été demandé',
    paragraphs: [
      `Une nouvelle adresse e-mail a été demandée pour votre compte ${french[realm]}. Votre adresse actuelle ne change pas tant que le lien envoyé à la nouvelle n’a pas été ouvert.`,
      'Si ce n’était pas vous, déconnectez-vous et choisissez tout de suite un nouveau mot de passe\u202f: ce changement n’aura pas lieu.',
    ],
    facts: [{ label: 'Nouvelle adresse', value: newEmail }],
    action: { label: 'Ce n’était pas moi', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm, newEmail }) => ({
    ...siteOf(realm),
    subject: 'Email change requested',
    title: 'A change of address was requested',
    paragraphs: [
      `A new email address was requested for your ${english[realm]} account. Your current address does not change until the link sent to the new one is opened.`,
      'If it was not you, sign out and choose a new password right away: the change will then not go ahead.',
    ],
    facts: [{ label: 'New address', value: newEmail }],
    action: { label: 'It was not me', path: '/mot-de-passe-oublie' },
  }),
})

/** To the old address once the new one is confirmed: the last chance of its owner to keep the account. */
export const emailChangedTexts = defineMailTexts<AccountLink & { newEmail: string }>({
  fr: ({ realm, token, newEmail }) => ({
    ...siteOf(realm),
    subject: 'Votre adresse e-mail a été changée',
    title: 'Votre adresse e-mail a été changée',
    paragraphs: [
      `L’adresse e-mail de votre compte ${french[realm]} vient d’être changée. Si c’était vous, vous n’avez rien à faire.`,
      'Si ce n’était pas vous, annulez ce changement\u202f: cette adresse redevient celle du compte, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe. Ce lien est valable 72\u202fheures et ne sert qu’une fois.',
    ],
    facts: [{ label: 'Nouvelle adresse', value: newEmail }],
    action: { label: 'Ce n’était pas moi\u202f: annuler', path: `/annuler-changement-email/${token}` },
  }),
  en: ({ realm, token, newEmail }) => ({
    ...siteOf(realm),
    subject: 'Your email address has been changed',
    title: 'Your email address has been changed',
    paragraphs: [
      `Your ${english[realm]} account now uses another email address. If it was you, you have nothing to do.`,
      'If it was not you, undo this change: the account goes back to this address, all devices are signed out and you choose a new password. This link is valid for 72 hours and works once.',
    ],
    facts: [{ label: 'New address', value: newEmail }],
    action: { label: 'It was not me: undo', path: `/annuler-changement-email/${token}` },
  }),
})

/** To the address that the undo took out of the account. The contact page is on the owner site. */
export const emailChangeUndoneTexts = defineMailTexts<Account>({
  fr: ({ realm }) => ({
    subject: 'Le changement d’adresse e-mail a été annulé',
    title: 'Le changement d’adresse a été annulé',
    paragraphs: [
      `Cette adresse n’est plus celle d’un compte ${french[realm]}\u202f: le changement a été annulé depuis l’ancienne adresse, et tous les appareils ont été déconnectés.`,
      'Si vous aviez demandé ce changement, quelqu’un d’autre lit peut-être votre ancienne messagerie. Écrivez-nous.',
    ],
    action: { label: 'Nous écrire', path: '/contact' },
  }),
  en: ({ realm }) => ({
    subject: 'The change of email address has been undone',
    title: 'The change of address has been undone',
    paragraphs: [
      `This address no longer belongs to a ${english[realm]} account: the change was undone from the previous address, and all devices have been signed out.`,
      'If you had asked for the change, someone else may be reading your previous mailbox. Please write to us.',
    ],
    action: { label: 'Write to us', path: '/contact' },
  }),
})
