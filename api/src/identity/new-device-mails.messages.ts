import type { BrowserKind } from '@bailclair/domain/identity/browser-kind.rules.ts'
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

type NewDevice = AnyAccount & BrowserKind & { at: Date }

/** At a sign-in from a browser that the account has not used before. */
export const newDeviceTexts = defineMailTexts<NewDevice>({
  fr: ({ realm, at, browser = 'Navigateur inconnu', system }) => ({
    ...siteOf(realm),
    subject: 'Nouvelle connexion à votre compte',
    title: 'Connexion depuis un nouvel appareil',
    paragraphs: [
      `Votre compte ${french[realm]} vient d’être ouvert depuis un navigateur que vous n’aviez pas encore utilisé. Si c’était vous, vous n’avez rien à faire.`,
      'Si ce n’était pas vous, ouvrez la page de vos connexions\u202f: déconnectez cet appareil, puis changez votre mot de passe.',
      frenchHelp(realm).lockedOut,
    ],
    facts: [frenchTime(at), { label: 'Navigateur', value: system ? `${browser} sur ${system}` : browser }],
    action: frenchHelp(realm).action,
  }),
  en: ({ realm, at, browser = 'Unknown browser', system }) => ({
    ...siteOf(realm),
    subject: 'New sign-in to your account',
    title: 'Sign-in from a new device',
    paragraphs: [
      `Your ${english[realm]} account has just been opened from a browser you had not used before. If it was you, you have nothing to do.`,
      'If it was not you, open the page of your sign-ins: sign that device out, then change your password.',
      englishHelp(realm).lockedOut,
    ],
    facts: [englishTime(at), { label: 'Browser', value: system ? `${browser} on ${system}` : browser }],
    action: englishHelp(realm).action,
  }),
})
