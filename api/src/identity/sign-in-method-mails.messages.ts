import type { MailedMethod } from '@bailclair/domain/identity/security-event.rules.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import {
  type AnyAccount,
  english,
  englishHelp,
  englishTime,
  french,
  frenchHelp,
  frenchTime,
  siteOf,
} from './account-mail-words.ts'

type Added = AnyAccount & { method: MailedMethod; at: Date }
type Removed = Added & { name?: string | undefined }

const frenchMethods: Record<MailedMethod, string> = {
  'webauthn-passwordless': 'Connexion sans mot de passe',
  otp: 'Application de codes',
  'recovery-authn-codes': 'Codes de secours',
}
const englishMethods: Record<MailedMethod, string> = {
  'webauthn-passwordless': 'Passkey',
  otp: 'Code app',
  'recovery-authn-codes': 'Recovery codes',
}

export const methodAddedTexts = defineMailTexts<Added>({
  fr: ({ realm, method, at }) => ({
    ...siteOf(realm),
    subject: 'Un moyen de connexion a été ajouté',
    title: 'Un moyen de connexion a été ajouté',
    paragraphs: [
      `Votre compte ${french[realm]} a un nouveau moyen de connexion. Si c’était vous, vous n’avez rien à faire.`,
      'Si ce n’était pas vous, ouvrez la page de vos connexions\u202f: retirez ce moyen, changez votre mot de passe, puis déconnectez les autres appareils.',
      frenchHelp(realm).lockedOut,
    ],
    facts: [{ label: 'Ajouté', value: frenchMethods[method] }, frenchTime(at)],
    action: frenchHelp(realm).action,
  }),
  en: ({ realm, method, at }) => ({
    ...siteOf(realm),
    subject: 'A way to sign in has been added',
    title: 'A way to sign in has been added',
    paragraphs: [
      `Your ${english[realm]} account has a new way to sign in. If it was you, you have nothing to do.`,
      'If it was not you, open the page of your sign-ins: remove it, change your password, then sign the other devices out.',
      englishHelp(realm).lockedOut,
    ],
    facts: [{ label: 'Added', value: englishMethods[method] }, englishTime(at)],
    action: englishHelp(realm).action,
  }),
})

export const methodRemovedTexts = defineMailTexts<Removed>({
  fr: ({ realm, method, name, at }) => ({
    ...siteOf(realm),
    subject: 'Un moyen de connexion a été retiré',
    title: 'Un moyen de connexion a été retiré',
    paragraphs: [
      `Un moyen de connexion de votre compte ${french[realm]} vient d’être retiré. Si c’était vous, vous n’avez rien à faire.`,
      'Si ce n’était pas vous, ouvrez la page de vos connexions\u202f: changez votre mot de passe, puis déconnectez les autres appareils.',
      frenchHelp(realm).lockedOut,
    ],
    facts: [
      { label: 'Retiré', value: frenchMethods[method] },
      ...(name ? [{ label: 'Nom', value: name }] : []),
      frenchTime(at),
    ],
    action: frenchHelp(realm).action,
  }),
  en: ({ realm, method, name, at }) => ({
    ...siteOf(realm),
    subject: 'A way to sign in has been removed',
    title: 'A way to sign in has been removed',
    paragraphs: [
      `A way to sign in to your ${english[realm]} account has just been removed. If it was you, you have nothing to do.`,
      'If it was not you, open the page of your sign-ins: change your password, then sign the other devices out.',
      englishHelp(realm).lockedOut,
    ],
    facts: [
      { label: 'Removed', value: englishMethods[method] },
      ...(name ? [{ label: 'Name', value: name }] : []),
      englishTime(at),
    ],
    action: englishHelp(realm).action,
  }),
})

/** Changed by somebody who was signed in, whose session goes on. */
export const passwordReplacedTexts = defineMailTexts<AnyAccount>({
  fr: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Votre mot de passe a été changé',
    title: 'Votre mot de passe a été changé',
    paragraphs: [
      `Le mot de passe de votre compte ${french[realm]} vient d’être changé depuis un appareil connecté. Les autres appareils ont été déconnectés.`,
      `Si ce n’était pas vous, quelqu’un d’autre utilise votre compte. ${frenchHelp(realm).lockedOut}`,
    ],
    action: frenchHelp(realm).action,
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Your password has been changed',
    title: 'Your password has been changed',
    paragraphs: [
      `The password of your ${english[realm]} account has just been changed from a device that was signed in. The other devices have been signed out.`,
      `If it was not you, someone else is using your account. ${englishHelp(realm).lockedOut}`,
    ],
    action: englishHelp(realm).action,
  }),
})

/** After `npm run staff -- reset-factors`. */
export const factorsResetTexts = defineMailTexts<AnyAccount>({
  fr: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Vos seconds moyens de connexion ont été retirés',
    title: 'Vos seconds moyens de connexion ont été retirés',
    paragraphs: [
      `L’équipe du service a retiré les connexions sans mot de passe, l’application de codes et les codes de secours de votre compte ${french[realm]}. Tous les appareils ont été déconnectés.`,
      realm === 'staff'
        ? 'À la prochaine connexion, votre mot de passe suffit une fois\u202f: vous choisissez aussitôt un nouveau second moyen.'
        : 'Connectez-vous avec votre mot de passe, ou choisissez «\u00a0Mot de passe oublié\u00a0» sur la page de connexion.',
      realm === 'staff'
        ? 'Si vous n’avez rien demandé, prévenez tout de suite votre responsable.'
        : 'Si vous n’avez rien demandé, choisissez tout de suite un nouveau mot de passe, puis écrivez-nous.',
    ],
    action: frenchHelp(realm).action,
  }),
  en: ({ realm }) => ({
    ...siteOf(realm),
    subject: 'Your second factors have been removed',
    title: 'Your second factors have been removed',
    paragraphs: [
      `The team of the service has removed the passkeys, the code app and the recovery codes of your ${english[realm]} account. All devices have been signed out.`,
      realm === 'staff'
        ? 'At the next sign-in your password is enough once: you then choose a new second factor.'
        : 'Sign in with your password, or choose “Forgotten password” on the sign-in page.',
      realm === 'staff'
        ? 'If you did not ask for this, tell your manager right away.'
        : 'If you did not ask for this, choose a new password right away, then write to us.',
    ],
    action: englishHelp(realm).action,
  }),
})
